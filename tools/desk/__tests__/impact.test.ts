import { readFolder } from "@/lib/content/read/read-folder";
import { compareSites } from "@/tools/desk/impact/compare-sites";
import { difference, flatten } from "@/tools/desk/impact/flatten";
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
  const before = createContentFolder(files);
  const after = createContentFolder({ ...files, ...changes });
  const read = ({ root }: { root: string }) => readFolder({ root, day });
  return compareSites(read(before), read(after), day);
}

it("sees no difference in equal files of another folder", () => {
  const impact = impactOf({});
  expect(impact).toEqual({ ranks: [], prices: [] });
});

it("follows a price to the files that quote it", () => {
  const { prices, ranks } = impactOf({ "products/wren-ai.md": product(8.5) });
  expect(prices).toEqual([
    { what: "wren-ai.monthly (quoted in 1 file)", before: "$7.00, $84.00 a year", after: "$8.50, $102.00 a year" },
  ]);
  expect(ranks).toEqual([]);
});

it("shows which places a test moves, with points, stars and labels", () => {
  const { ranks } = impactOf({ "test-reports/wren-ai-2025-06-20.md": record(9.9) });
  expect(ranks.map(({ what }) => what)).toContain("wren-review");
  const wren = ranks.find(({ what }) => what === "wren-review");
  expect(wren?.before).toContain("16.8/20 points");
  expect(wren?.after).toContain("18.7/20 points");
});

it("flattens nested data to one value a line", () => {
  expect([...flatten([{ a: { b: [1, null] }, c: "x".repeat(90) }], "/p")]).toEqual([
    ["/p.0.a.b.0", "1"],
    ["/p.0.a.b.1", "null"],
    ["/p.0.c", "x".repeat(90)],
  ]);
});

it("shows of two long values the place at which they begin to differ", () => {
  const sentence = "The plan for a month costs $12.49, and the plan for a year costs $95.88, both with everything";
  const before = new Map([["excerpt", `${sentence}.`]]);
  const after = new Map([["excerpt", `${sentence} but pictures.`]]);
  expect(difference(before, after)).toEqual([
    {
      what: "excerpt",
      before: "…costs $95.88, both with everything.",
      after: "…costs $95.88, both with everything but pictures.",
    },
  ]);
});
