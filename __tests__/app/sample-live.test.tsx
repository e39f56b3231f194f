process.env.SITE_STAGE = "live";

import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { today } from "@/lib/content/snapshot/entry-dates";
import { resetLibrary } from "@/lib/content/snapshot/open-content";
import { getReview } from "@/lib/content/snapshot/reviews";
import { reviewGraph } from "@/lib/machines/structured-data/entry-graph";
import { contentFile, testFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const folder = serveContent();
const stated = () => JSON.stringify(reviewGraph(getReview("lark-ai-review") as never).things);

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
  expect(getSnapshot().day).toBe(today());
});
