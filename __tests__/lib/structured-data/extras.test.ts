import { buildBlogPosting } from "@/lib/structured-data/blog-posting";
import { buildContactPage } from "@/lib/structured-data/contact-page";
import { countWords } from "@/lib/structured-data/count-words";
import { buildReview } from "@/lib/structured-data/review";
import { buildPost, buildReview as reviewEntry } from "../../helpers/factories";

describe("the length of an article", () => {
  it("is stated where it is known", () => {
    expect(buildBlogPosting(buildPost(), undefined, "Almanac", 812)).toMatchObject({ wordCount: 812 });
    expect(buildBlogPosting(buildPost(), undefined, "Almanac")).not.toHaveProperty("wordCount");
  });

  it.each([
    ["<h2>Two words</h2><p>and <em>three</em> more</p>", 5],
    ["<p>1 – 2 &#x26; so</p>", 4],
    ["<li>one</li><li>two</li>", 2],
    ["", 0],
  ])("counts %j", (html, words) => {
    expect(countWords(html)).toBe(words);
  });
});

describe("what users say of an app", () => {
  it("is stated as it is given, on the site's scale, and else not at all", () => {
    const review = reviewEntry();
    expect(buildReview(review, undefined, "Almanac", { average: 4.9, count: 2142 }).itemReviewed).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4.9, ratingCount: 2142, bestRating: 5 },
    });
    expect(buildReview(review, undefined, "Almanac").itemReviewed).not.toHaveProperty("aggregateRating");
  });
});

it("has a page of its own kind for messages", () => {
  expect(buildContactPage("Write to us", "Almanac")).toMatchObject({
    "@type": "ContactPage",
    name: "Write to us",
    url: "http://localhost:3000/contact",
  });
});
