import { readFolder } from "@/lib/content/read/read-folder";
import { contentFile, postFields, reviewFields, testFields } from "../../../__tests__/helpers/content-files";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { describeImpact } from "../publish/describe-impact";
import { groupChanges } from "../publish/group-changes";
import { type ChangedFile, findDifferences } from "../publish/list-changes";

const { root } = createContentFolder({
  "products/wren-ai.md": contentFile({ name: "Wren AI" }),
  "reviews/wren-review.md": contentFile({
    ...reviewFields,
    id: 12,
    title: "Wren AI Review: Small",
    product: "Wren AI",
    about: "wren-ai",
    rating: { overall: 4.2 },
  }),
});
const library = readFolder({ root, day: "2025-07-01" });

function changed(name: string, text = "", state: ChangedFile["state"] = "changed"): ChangedFile {
  return { name, text, state, version: '"1"', differences: [] };
}

it("says what moves in sentences", () => {
  const rank = (before: string, after: string) => ({ what: "wren-review", before, after });
  const none = { ranks: [], prices: [] };
  expect(
    describeImpact(
      {
        ranks: [
          rank("#1, 81/100 points, 4.1 stars", "#2, 81/100 points, 4.1 stars"),
          rank("#3, 60/100 points, 3 stars", "#2, 81/100 points, 4.1 stars"),
          rank("#2, 81/100 points, 4.1 stars", "research only"),
          rank("", "#4, 1/100 points, 1 stars"),
          rank("#4, 1/100 points, 1 stars", ""),
        ],
        prices: [{ what: "wren-ai.monthly (quoted in 2 files)", before: "$7", after: "$8" }],
      },
      library,
    ),
  ).toEqual([
    "Wren AI falls from place 1 to 2.",
    "Wren AI rises from place 3 to 2. 60/100 points, 3 stars → 81/100 points, 4.1 stars.",
    "Wren AI: #2, 81/100 points, 4.1 stars → research only.",
    "Wren AI is new, at place 4.",
    "Wren AI is removed from the ranking.",
    "Wren AI, monthly: $7 → $8; quoted in 2 files.",
  ]);
  expect(describeImpact(none, library)).toEqual([]);
});

it("puts together an app with its test, its review and their pictures, and leaves the rest apart", () => {
  const files = [
    changed("blog/other.md", contentFile({ ...postFields, title: "Another text" })),
    changed("media/wren.webp", "", "new"),
    changed("media/unknown.webp", "", "new"),
    changed("products/wren-ai.md", contentFile({ name: "Wren AI" })),
    changed(
      "reviews/wren-review.md",
      contentFile({ title: "Wren AI Review", about: "wren-ai", coverImage: "/images/wren.webp" }),
    ),
    changed(
      "test-reports/wren-ai-2025-06-20.md",
      contentFile({ ...testFields, product: "wren-ai", date: "2025-06-20" }),
    ),
  ];
  expect(groupChanges(files, library).map(({ title, files: own }) => [title, own.map(({ name }) => name)])).toEqual([
    ["Article: Another text", ["blog/other.md"]],
    ["Picture: media/unknown.webp", ["media/unknown.webp"]],
    [
      "Review: Wren AI Review",
      ["reviews/wren-review.md", "products/wren-ai.md", "test-reports/wren-ai-2025-06-20.md", "media/wren.webp"],
    ],
  ]);
});

it("puts a new author together with the article that names them", () => {
  const files = [
    changed("authors/bo-reed.md", contentFile({ name: "Bo Reed" }), "new"),
    changed("blog/a.md", contentFile({ title: "A text of Bo", author: "bo-reed" })),
    changed("blog/b.md", contentFile({ title: "Another text", author: "ada-page" })),
  ];
  expect(groupChanges(files, library).map(({ files: own }) => own.map(({ name }) => name))).toEqual([
    ["blog/a.md", "authors/bo-reed.md"],
    ["blog/b.md"],
  ]);
});

it("names the fields that differ as the forms do", () => {
  const before = contentFile(
    { name: "Wren AI", plans: [{ id: "monthly", name: "Monthly", price: 7 }] },
    "Some words.\n",
  );
  const after = before.replace("price: 7", "price: 8").replace('"price":7', '"price":8');
  expect(findDifferences(before, after)).toEqual(["Plan Monthly, price: 7 → 8"]);
  expect(findDifferences(before, `${before}And more.\n`)).toEqual(["The text is different: 4 words, 2 before."]);
  expect(findDifferences(before, before.replace("---\n", "---\n# A note\n"))[0]).toMatch(/^Only the formatting/);
  const long = contentFile({
    excerpt: "Four ways that companion apps charge, what each one costs over a year, and more",
  });
  expect(findDifferences(long, long.replace(/and more/g, "and where it hides"))).toEqual([
    "Excerpt: …each one costs over a year, and more → …each one costs over a year, and where it hides",
  ]);
  expect(findDifferences(before, "No fields")).toEqual(["The file differs, and one of its versions cannot be read."]);
});
