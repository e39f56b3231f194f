import { readFolder } from "@/lib/content/read/read-folder";
import { describeImpact } from "@/tools/desk/publish/describe-impact";
import { contentFile, postFields, reviewFields, testFields } from "../../../__tests__/helpers/content-files";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { planFields } from "../../../__tests__/helpers/product-files";

const day = "2025-07-01";
const product = (price: number) => contentFile({ name: "Wren AI", plans: [{ ...planFields, price }] });
const record = (chat: number) =>
  contentFile({ ...testFields, product: "wren-ai", scores: { ...(testFields.scores as object), chat } });
const files = {
  "products/wren-ai.md": product(7),
  "test-reports/wren-ai-2025-06-20.md": record(8),
  "reviews/wren-review.md": contentFile({
    ...reviewFields,
    id: 12,
    title: "Wren AI Review: Small",
    product: "Wren AI",
    about: "wren-ai",
    rating: { overall: 4.2 },
  }),
  "blog/quoting.md": contentFile(
    { ...postFields, id: 3, title: "What Wren AI costs" },
    "It is {{price:wren-ai.monthly}}.\n",
  ),
};

function impactOf(changes: Record<string, string | undefined>) {
  const [before, after] = [files, { ...files, ...changes }].map((all) =>
    readFolder({ root: createContentFolder(all).root }),
  );
  if (!before || !after) throw new Error("There is no content.");
  return describeImpact(before, after, day);
}

it("says nothing about equal files in another folder", () => {
  expect(impactOf({})).toEqual([]);
});

it("says what a price was and is, and how many files quote it", () => {
  expect(impactOf({ "products/wren-ai.md": product(8.5) })).toEqual([
    "Wren AI, Monthly: $7.00, $84.00 a year → $8.50, $102.00 a year; quoted in 1 file.",
  ]);
});

it("says which places a test moves, with points and stars", () => {
  const moved = impactOf({ "test-reports/wren-ai-2025-06-20.md": record(9.9) });
  expect(moved).toContainEqual(
    expect.stringMatching(/^Wren AI: place \d, 16\.8\/20 points, .* → place \d, 18\.7\/20 points, /),
  );
});

it("says that an app is new, or gone", () => {
  const { "reviews/wren-review.md": review } = files;
  const without = Object.fromEntries(Object.entries(files).filter(([name]) => name !== "reviews/wren-review.md"));
  const [few, all] = [without, { ...without, "reviews/wren-review.md": review }].map((content) =>
    readFolder({ root: createContentFolder(content).root }),
  );
  if (!few || !all) throw new Error("There is no content.");
  expect(describeImpact(few, all, day)).toContainEqual(expect.stringMatching(/^Wren AI: new → place \d/));
  expect(describeImpact(all, few, day)).toContainEqual(expect.stringMatching(/^Wren AI: place \d.* → no more\.$/));
});
