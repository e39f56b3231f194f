process.env.CLAIMS = "strict";

import { getUserRating } from "@/app/data/user-rating";
import { getDefaultPartner } from "@/lib/content/snapshot/partners";

it("withholds what users say while the claims have no evidence", () => {
  expect(getUserRating({ product: getDefaultPartner().name })).toBeUndefined();
});
