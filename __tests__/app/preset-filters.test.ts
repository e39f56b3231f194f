import { presetFilters } from "@/app/reviews/view";
import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { serveContent } from "../helpers/content-folder";
import { answerFields, planFields, productFile } from "../helpers/product-files";

const folder = serveContent({
  "products/orrin.md": productFile(),
  "products/lumen.md": productFile({ name: "Lumen", plans: [{ ...planFields, price: 0 }], facts: {} }),
});

it("has a search for each condition that an app is known to meet, and how many do", () => {
  expect(presetFilters(currentSite())).toEqual([
    { label: "Has a free plan", count: 1, href: "/reviews/find?free=yes" },
    { label: "Account deletion", count: 1, href: "/reviews/find?fact=account-deletion" },
  ]);
});

it("leaves out what is known of no app: neither no nor unknown is an answer that fits", () => {
  for (const answer of ["no", "unknown", "partly"]) {
    folder.write("products/orrin.md", productFile({ facts: { "account-deletion": { ...answerFields, answer } } }));
    resetLibrary();
    expect(presetFilters(currentSite()).map(({ label }) => label)).toEqual(["Has a free plan"]);
  }
});

it("is empty without apps", () => {
  for (const name of ["orrin", "lumen", "lark-ai"]) folder.remove(`products/${name}.md`);
  folder.remove("reviews/lark-ai-review.md");
  expect(presetFilters(currentSite())).toEqual([]);
});
