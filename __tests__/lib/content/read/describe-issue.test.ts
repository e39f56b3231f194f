import type { z } from "zod";
import { categorySchema } from "@/lib/content/schemas/category-schema";
import { homeSchema } from "@/lib/content/schemas/home-schema";
import { postSchema } from "@/lib/content/schemas/post-schema";
import { reviewSchema } from "@/lib/content/schemas/review-schema";
import { contentFile, postFields, reviewFields, validContent } from "../../../helpers/content-files";
import { parseEntry } from "../../../helpers/parse-entry";

function messages(schema: z.ZodType, text: string): string[] {
  const { diagnostics = [] } = parseEntry(schema, { slug: "a", file: "a.md", text });
  return diagnostics.map(({ message }) => message);
}

const ofPost = (changes: Record<string, unknown>) => messages(postSchema, contentFile({ ...postFields, ...changes }));
const ofReview = (changes: Record<string, unknown>) =>
  messages(reviewSchema, contentFile({ ...reviewFields, ...changes }));

describe("what an editor is told", () => {
  it.each([
    [{ title: "Two lines\nof a title" }, '"title": Write this on one line.'],
    [{ title: 20252025 }, '"title" should be a text, not 20252025. Put it between quotation marks: "20252025".'],
    [{ title: null }, '"title" should be a text, not nothing.'],
    [{ id: 1.5 }, '"id" should be a whole number, not 1.5.'],
    [{ tags: "Guide" }, '"tags" should be a list ("- item" lines), not the text "Guide".'],
    [{ tags: ["Guide", 7] }, '"tags.1" should be a text, not 7. Put it between quotation marks: "7".'],
    [{ date: "2025-6-28" }, '"date": Write the date as year-month-day, like "2025-06-28".'],
    [{ date: "2025-02-30" }, '"date": There is no such day as 2025-02-30.'],
    [{ author: "Ada Page" }, '"author": Write a slug: lower-case words joined by hyphens.'],
    [
      { coverImage: "cover.png" },
      '"coverImage": Name a picture of content/media/, like "/images/people/name.webp" for content/media/people/name.webp.',
    ],
    [{ draft: "yes" }, '"draft" should be true or false, not the text "yes".'],
  ])("about %j", (changes, message) => {
    expect(ofPost(changes)).toEqual([message]);
  });

  it.each([
    [{ rating: { overall: 4.25 } }, '"rating.overall": Write a rating with one decimal, like 4.3.'],
    // { overall: 4,25 }
    [
      { rating: { overall: 4, 25: null } },
      '"25" is not a field: a comma ends the value before it. Write a number with a point, like 12.99.',
    ],
    [{ rating: {} }, '"rating": Give at least one rating.'],
    [{ rating: 4.5 }, '"rating" should be a group of fields, not 4.5.'],
    [
      { affiliateLink: "https://lark.example" },
      '"affiliateLink": Name a file of content/partners, like "partner:an-app".',
    ],
    [{ discountCode: "20% off" }, '"discountCode": Write a code of 2 to 20 letters, digits and hyphens.'],
  ])("about a review's %j", (changes, message) => {
    expect(ofReview(changes)).toContain(message);
  });

  it("lists the fields there are when none is near", () => {
    expect(ofReview({ rating: { overall: 4, loveliness: 5 } })).toEqual([
      'Unknown field "loveliness"; known: overall, design, usability, features, value, support.',
    ]);
  });

  it("says of every diagnostic in a file, each once", () => {
    expect(ofPost({ titel: "x", autor: "y", id: "1", title: undefined })).toHaveLength(4);
  });

  it("explains a quote of a claim that lacks its quotation marks", () => {
    const text = contentFile(postFields).replace(/^title: .*$/m, "title: {{claim:users}}");
    expect(messages(postSchema, text)).toEqual([
      '"title" should be a text, not a group of fields. Put a text that begins with "{{" between quotation marks.',
    ]);
  });

  it("names the words there are to choose from", () => {
    const home = (icon: string) => (validContent["site/home.md"] ?? "").replace("icon: memory", icon);
    expect(messages(homeSchema, home("icon: rocket"))).toEqual([
      '"features.items.0.icon" should be one of memory, voice, shield, heart, image, chat, scale, clock, spark, book.',
    ]);
    expect(messages(homeSchema, home("")).join()).toContain('"features.items.0.icon" is missing: write one of memory,');
  });

  it("says what an address looks like", () => {
    const home = (href: string) => (validContent["site/home.md"] ?? "").replace("href: /reviews", `href: ${href}`);
    for (const href of [
      "http://almanac.example",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "reviews",
    ]) {
      expect(messages(homeSchema, home(href))).toEqual([
        '"hero.secondary.href": Write an address on this site ("/reviews") or one that starts with https://',
      ]);
    }
  });

  it("says what is wrong inside a filter", () => {
    const filter = (lines: string) =>
      (validContent["categories/guides.md"] ?? "").replace(/filter:\n(?: .*\n)*/, `filter:${lines}\n`);
    expect(messages(categorySchema, filter("\n  - tagg: Guide"))).toEqual([
      'Unknown field "tagg"; did you mean "tag"?',
      '"filter.0": Name a category, a tag or anyTag.',
    ]);
    expect(messages(categorySchema, filter("\n  - category: AI Guides\n  - {}"))).toEqual([
      '"filter.1": Name a category, a tag or anyTag.',
    ]);
    expect(messages(categorySchema, filter(" everything"))[0]).toContain('"filter"');
  });

  it("says that a file of another kind holds no fields", () => {
    expect(messages(postSchema, "---\njust words\n---\n")).toEqual([
      'The frontmatter should be a group of fields, not the text "just words".',
    ]);
    expect(messages(postSchema, "---\n- a\n---\n")).toEqual([
      "The frontmatter should be a group of fields, not a list.",
    ]);
  });
});
