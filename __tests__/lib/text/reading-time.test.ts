import { countWords, getReadTime } from "@/lib/text/plain-text";

it.each([
  ["", 1],
  ["word ".repeat(225), 1],
  ["word ".repeat(338), 2],
  ["word ".repeat(2250), 10],
  ["## — * - |\n\n".repeat(400), 1],
  [`Four words of text. <!-- ${"a note of the editor ".repeat(600)}-->`, 1],
  ["[word](/a/very/long/address-that-nobody-reads) ".repeat(450), 2],
])("the time to read counts words, not marks, addresses and comments", (body, minutes) => {
  expect(getReadTime({ body })).toBe(minutes);
});

it.each([
  ["## Two words\n\nand *three* more", 5],
  ["1 – 2 & so", 3],
  ["- one\n- two", 2],
  ["Visit [Lark](partner:lark)", 2],
  ["", 0],
])("counts the words of %j", (markdown, words) => {
  expect(countWords(markdown)).toBe(words);
});
