process.env.SITE_STAGE = "live";

import { resetLibrary } from "@/lib/content/snapshot/open-content";
import { getReview } from "@/lib/content/snapshot/reviews";
import { reviewGraph } from "@/lib/machines/structured-data/entry-graph";
import { contentFile, testFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const folder = serveContent();
const stated = () => JSON.stringify(reviewGraph(getReview("lark-ai-review") as never).things);

it("states the rating of a test to search engines, and on a live site none of a sample", () => {
  expect(stated()).toContain('"ratingValue":4.5');
  folder.write("test-reports/lark-ai-2025-06-20.md", contentFile({ ...testFields, sample: true }));
  resetLibrary();
  expect(stated()).not.toContain("ratingValue");
});
