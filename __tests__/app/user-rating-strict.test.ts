process.env.CLAIMS = "strict";

import { getUserRating } from "@/app/data/user-rating";
import { claimFields, contentFile } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const ratings = (evidence: string) =>
  contentFile({
    claims: [
      { ...claimFields, id: "users" },
      { ...claimFields, id: "score", text: "9.5", value: 9.5, evidence: "https://evidence.example/score" },
      { ...claimFields, id: "rating-average", text: "4.6/5", value: 4.6, evidence },
      { ...claimFields, id: "rating-count", text: "1,287", value: 1287, evidence: "https://evidence.example/count" },
    ],
  });
const folder = serveContent();

it.each([
  ["", undefined],
  ["https://evidence.example/ratings", 4.6],
])("shows what users say only where all of it has evidence: %j", (evidence, average) => {
  folder.write("site/claims.md", ratings(evidence));
  expect(getUserRating({ product: "House Partner" })?.average).toBe(average);
});
