import type { FieldCase, Plan } from "./plan";

const rating = (changes: Record<string, unknown>) => ({ rating: changes });
const compared = (...slugs: string[]) => ({ comparison: slugs.map((slug) => ({ name: "Lark AI", slug })) });

const ratings: FieldCase[] = [
  ["out-of-range", rating({ overall: 5.1 }), "overall:", '"rating.overall" is too large: at most 5.'],
  ["below-zero", rating({ overall: -1 }), "overall:", '"rating.overall" is too small: at least 0.'],
  ["wrong-step", rating({ overall: 4.25 }), "overall:", "Write a rating with one decimal, like 4.3."],
  ["misspelt-part", rating({ overall: 4, desing: 4 }), "desing:", 'Unknown field "desing"; did you mean "design"?'],
  ["no-rating", rating({}), "rating:", "Give at least one rating."],
  ["rating-in-words", rating({ overall: "good" }), "overall:", '"rating.overall" should be a number'],
  [
    "off-average",
    rating({ overall: 4.9, design: 4, value: 4.4 }),
    "overall:",
    "The average of the parts is 4.2, not 4.9.",
  ],
];

const comparisons: FieldCase[] = [
  ["unknown-rival", compared("gone-review"), "slug:", "There is no content/reviews/gone-review.md."],
  ["with-itself", compared("with-itself"), "slug:", "A review is not compared with itself."],
  [
    "same-twice",
    compared("lark-ai-review", "lark-ai-review"),
    "slug: lark-ai-review\n---",
    "lark-ai-review is compared twice.",
  ],
  [
    "wrong-name",
    { comparison: [{ name: "Sable AI", slug: "lark-ai-review" }] },
    "name: Sable",
    'reviews/lark-ai-review.md is about "Lark AI", not "Sable AI".',
    "warning",
  ],
];

const prices: FieldCase[] = [
  ["hidden-price", { price: "Free", priceFrom: 7.99 }, "priceFrom:", 'The figure 7.99 must appear in "price"'],
  ["part-of-price", { price: "$17.99 a month", priceFrom: 7.99 }, "priceFrom:", "The figure 7.99 must appear"],
  ["start-of-price", { price: "$7.995 a month", priceFrom: 7.99 }, "priceFrom:", "The figure 7.99 must appear"],
  ["price-of-thousands", { price: "$1,007 a month", priceFrom: 7 }, "priceFrom:", "The figure 7 must appear"],
  ["no-price", { priceFrom: 7.99 }, "priceFrom:", "The figure 7.99 must appear"],
  ["price-as-text", { price: "$7", priceFrom: "$7" }, "priceFrom:", '"priceFrom" should be a number'],
  ["code-alone", { discountCode: "SAVE20" }, "discountCode:", 'The code "SAVE20" is no partner\'s.'],
  [
    "code-elsewhere",
    { discountCode: "SAVE20", affiliateLink: "partner:lark-ai" },
    "discountCode:",
    'content/partners/lark-ai.md has no offer for the code "SAVE20"',
    "warning",
  ],
  [
    "old-name",
    { editor_note: "We liked it." },
    "editor_note:",
    '"editor_note" is called "editorNote" now. The old name is read until November 2027.',
    "warning",
  ],
  [
    "old-and-new-name",
    { editor_note: "We liked it.", editorNote: "We liked it." },
    "editor_note:",
    'Unknown field "editor_note"; did you mean "editorNote"?',
  ],
  ["code-in-words", { discountCode: "Save 20%" }, "discountCode:", "Write a code of 2 to 20 letters"],
];

const texts: FieldCase[] = [
  ["unknown-partner", { affiliateLink: "partner:gone" }, "affiliateLink:", "There is no content/partners/gone.md."],
  ["pasted-partner", { affiliateLink: "https://lark.example/" }, "affiliateLink:", "Name a file of content/partners"],
  [
    "partner-in-verdict",
    { verdict: "Go [there](partner:lark-ai)." },
    "verdict:",
    "Links to partners work in the text below",
  ],
  ["link-in-verdict", { verdict: "See [it](/nowhere)." }, "verdict:", "There is no page /nowhere."],
  [
    "later-in-verdict",
    { verdict: "See [it](/blog/a-later-one)." },
    "verdict:",
    "/blog/a-later-one appears on 2030-06-01",
  ],
  ["own-in-note", { editorNote: "See [it](http://localhost:3000/terms)." }, "editorNote:", 'write "/terms"'],
  ["empty-in-note", { editorNote: "See [](/terms)." }, "editorNote:", "This link has no words"],
  ["todo-verdict", { verdict: "TODO" }, "verdict:", '"TODO" is a note to yourself'],
  ["html-in-verdict", { verdict: "A <em>fine</em> app." }, "verdict:", "<em> is HTML, which is not read here."],
  ["one-pro", { pros: ["Clear prices"] }, "pros:", '"pros" is too short: at least 2 items.'],
  ["no-con", { cons: [] }, "cons:", '"cons" is too short: at least 1 item.'],
  ["pro-twice", { pros: ["Clear prices", "Clear prices"] }, "Clear prices\ncons", "This point appears twice."],
  ["pro-and-con", { cons: ["Good memory"] }, "Good memory\nverdict", "This point appears twice."],
  ["tbd-con", { cons: ["TBD"] }, "TBD", '"TBD" is a note to yourself'],
  ["no-product", { product: undefined }, "id:", '"product" is missing: write a text.'],
  ["unknown-review-key", { score: 9 }, "score:", 'Unknown field "score"'],
];

/** Earlier versions of files, by path. */
export const lastGoodFiles: Record<string, string> = {};

/** Diagnostics in reviews. */
export function seedReviews(plan: Plan): void {
  plan.reviews([...ratings, ...comparisons, ...prices, ...texts]);
  plan.seed("reviews/page.md", plan.review("a page"), "id:", '"page" is a part of the site\'s own addresses.');
  const rated = (design: number, value: number) => plan.review("a rating", rating({ overall: 4.2, design, value }));
  const file = "reviews/rated-again.md";
  plan.seed(file, rated(4.2, 4.2), "design: 4.2", 'The rating has changed ("design" was 4.4), but not its day');
  lastGoodFiles[file] = rated(4.4, 4);
  for (const rated of ["reviews/rated-again.md", "reviews/off-average.md"])
    plan.expect(rated, "rating:", "No test record of this app: readers see no stars", "warning");
}
