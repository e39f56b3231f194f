import { getClaim, withEvidence } from "@/lib/claims/shown-claims";
import { getDefaultPartner } from "@/lib/content/snapshot/partners";
import { getSite } from "@/lib/content/snapshot/site-document";
import { contentFile, partnerFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

process.env.CLAIMS = "strict";
serveContent({
  "partners/house-partner.md": contentFile({
    ...partnerFields,
    offer: { text: "{{claim:users}} off", reason: "For a year." },
  }),
});

describe("a site that shows proven claims only", () => {
  it("hides the others", () => {
    expect(getClaim("rating")?.value).toBe(4.9);
    expect(getClaim("users")).toBeUndefined();
    expect(withEvidence([{ evidence: "" }, { evidence: "x" }])).toEqual([{ evidence: "x" }]);
  });

  it("leaves the fields out that need them", () => {
    expect(getSite()).not.toHaveProperty("banner");
    expect(getDefaultPartner()).not.toHaveProperty("offer");
  });
});
