import { rankingBySlug } from "@/lib/content/site/site";

process.env.SITE_STAGE = "live";

import { currentSite } from "@/lib/content/site/current-site";
import { today } from "@/lib/content/site/entry-dates";
import { resetLibrary } from "@/lib/content/site/open-content";
import { reviewGraph } from "@/lib/machines/structured-data/entries";
import { contentFile, testFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const folder = serveContent();
const stated = () =>
  JSON.stringify(reviewGraph(currentSite(), rankingBySlug(currentSite()).get("lark-ai-review") as never).things);

it("states the rating of a test to search engines, and on a live site none of a sample", () => {
  expect(stated()).toContain('"ratingValue":4.5');
  folder.write("products/lark-ai.md", contentFile({ name: "Lark AI", invented: true }));
  folder.write("test-reports/lark-ai-2025-06-20.md", contentFile({ ...testFields, sample: true }));
  resetLibrary();
  expect(stated()).not.toContain("ratingValue");
});

it("follows the calendar, also where its texts are samples", () => {
  folder.write("site/site.md", folder.read("site/site.md").replace("---\n", "---\nsample: true\n"));
  resetLibrary();
  expect(currentSite().day).toBe(today());
});
