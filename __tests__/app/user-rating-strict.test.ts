process.env.SITE_STAGE = "live";

import { userRating } from "@/app/reviews/[slug]/user-rating";
import { currentSite } from "@/lib/content/site/current-site";
import { claimFields, contentFile, provenNow } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const ratings = (proof: object, subject = "partner:house-partner") =>
  contentFile({
    claims: [
      { ...claimFields, id: "users" },
      { ...claimFields, id: "score", text: "9.5", value: 9.5, ...provenNow() },
      { ...claimFields, id: "rating-average", subject, text: "4.6/5", value: 4.6, ...proof },
      { ...claimFields, id: "rating-count", subject, text: "1,287", value: 1287, ...provenNow() },
    ],
  });
const folder = serveContent();

it.each([
  [{}, undefined],
  [provenNow(), "4.6/5"],
])("shows what users say only where all of it is proved: %j", (proof, average) => {
  folder.write("site/claims.md", ratings(proof));
  expect(userRating(currentSite(), { product: "House Partner" })?.averageText).toBe(average);
});

it.each([
  ["site", undefined],
  ["partner:lark-ai", undefined],
  ["product:lark-ai", "4.6/5"],
])("says of an app only what is said of it, and nothing of %s", (subject, average) => {
  folder.write("site/claims.md", ratings(provenNow(), subject));
  expect(userRating(currentSite(), { product: "Lark AI", about: "lark-ai" })?.averageText).toBe(average);
});
