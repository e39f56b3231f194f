import { contentFile, reviewFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

it.each<[string, Record<string, unknown>]>([
  ["an average that was rounded", { overall: 4.3, design: 4.3, value: 4.2 }],
  ["an overall rating alone", { overall: 4.6 }],
  ["parts without an overall rating", { design: 4.3, value: 4.2 }],
  ["stars as far from the points as they may be", { overall: 4.2 }],
])("the check lets %s pass in a review of a tested app", (_, rating) => {
  const review = contentFile({ ...reviewFields, about: "lark-ai", rating }, "## What it does\n\nA text.\n");
  expect(createContentFolder({ "reviews/lark-ai-review.md": review }).errors()).toEqual([]);
});
