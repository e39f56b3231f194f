import { describeSamples } from "@/app/views/page-samples";
import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { demonstration } from "@/lib/util/sample";
import { contentFile, postFields, reviewFields, testFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { wordsOf } from "../helpers/page";
import { productFile } from "../helpers/product-files";
import { htmlOf } from "../helpers/render-page";

const folder = serveContent({
  "products/orrin.md": productFile({ sample: true, facts: {} }),
  "reviews/orrin-review.md": contentFile({
    ...reviewFields,
    id: 61,
    title: "Orrin Review",
    product: "Orrin",
    about: "orrin",
    rating: undefined,
  }),
  "blog/quoting.md": contentFile(
    { ...postFields, id: 60, title: "An article that quotes" },
    "It costs {{price:orrin.monthly}}.\n",
  ),
  "blog/ranking.md": contentFile({ ...postFields, id: 62, title: "An article that ranks" }, "```ranking\n```\n"),
  "blog/ranking-by-waves.md": contentFile({ ...postFields, id: 63, title: "Another that ranks" }, "~~~ ranking\n~~~\n"),
  "blog/noting.md": contentFile(
    { ...postFields, id: 64, title: "An article with a note" },
    "Text.\n\n<!-- Ask about {{price:orrin.monthly}}.\n\n```ranking\n```\n-->\n",
  ),
});

const strip = "Demonstration: people, figures and tested apps are invented.";
const realApp = "Demonstration: people, figures and apps marked ◇ are invented.";
const at = (path: string) => describeSamples(currentSite(), path);
const write = (path: string, text: string) => {
  folder.write(path, text);
  resetLibrary();
};

it("is on a review of an app with samples, and of one that is compared with it", async () => {
  expect(at("/reviews/orrin-review")).toBe(realApp);
  expect(wordsOf(await htmlOf("/reviews/orrin-review"))).toContain(`${realApp} Demo: ◇ invented`);
  expect(at("/reviews/lark-ai-review")).toBeUndefined();
  const comparison = [{ name: "Orrin", slug: "orrin-review" }];
  write(
    "reviews/lark-ai-review.md",
    contentFile({ ...reviewFields, about: "lark-ai", comparison }, "## What it does\n\nA text.\n"),
  );
  expect(at("/reviews/lark-ai-review")).toBe(realApp);
});

it("says of an invented app that it is one, and of no app that exists", () => {
  write("products/orrin.md", productFile({ sample: true, invented: true }));
  write("test-reports/orrin-2025-06-20.md", contentFile({ ...testFields, product: "orrin", sample: true }));
  expect(at("/reviews/orrin-review")).toBe(strip);
  folder.remove("test-reports/orrin-2025-06-20.md");
});

it("of an article follows from what it quotes and ranks", () => {
  expect(at("/blog/quoting")).toBe(strip);
  expect(at("/blog/ranking")).toBe(strip);
  expect(at("/blog/ranking-by-waves")).toBe(strip);
  expect(at("/blog/noting")).toBeUndefined();
  expect(at("/blog/how-prices-work")).toBeUndefined();
  write("blog/how-prices-work.md", contentFile({ ...postFields, sample: true }, "## What it costs\n\nA text.\n"));
  expect(at("/blog/how-prices-work")).toBe(strip);
});

it("is on the pages of all apps, also those that answer a query, and on none about nothing of it", () => {
  for (const path of ["/reviews/find", "/reviews/find/results", "/reviews/compare", "/reviews/costs/results"])
    expect([path, at(path)]).toEqual([path, strip]);
  for (const path of ["/contact", "/help", "/no-such-page", "/about", "/authors/ada-page"])
    expect([path, at(path)]).toEqual([path, undefined]);
});

it("follows from the documents of a page, as on the contact form for a report", () => {
  for (const name of ["contact", "help"]) {
    const file = `pages/${name}.md`;
    write(file, folder.read(file).replace("---\n", "---\nsample: true\n"));
  }
  for (const path of ["/contact", "/contact/report", "/help"]) expect([path, at(path)]).toEqual([path, strip]);
  expect(at("/contact/sent")).toBeUndefined();
  const path = "/terms";
  expect(at(path)).toBeUndefined();
  write("pages/terms.md", folder.read("pages/terms.md").replace("---\n", "---\nsample: true\n"));
  expect(at(path)).toBe(demonstration.text);
});
