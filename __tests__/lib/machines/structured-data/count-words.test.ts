import { countWords } from "@/lib/machines/structured-data/blog-posting";

it.each([
  ["<h2>Two words</h2><p>and <em>three</em> more</p>", 5],
  ["<p>1 – 2 &#x26; so</p>", 4],
  ["<li>one</li><li>two</li>", 2],
  ["", 0],
])("counts %j", (html, words) => {
  expect(countWords(html)).toBe(words);
});
