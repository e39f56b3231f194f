import { getClaim } from "@/lib/claims/shown-claims";
import type { Provable } from "@/lib/content/claims/ledger";
import { evidenceSchema } from "@/lib/content/schemas/claims-schema";
import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/documents";
import { defaultPartner } from "@/lib/content/site/site";
import { claimFields, contentFile, partnerFields, proven, provenNow } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

process.env.SITE_STAGE = "live";
serveContent({
  "partners/house-partner.md": contentFile({
    ...partnerFields,
    offer: { text: "{{claim:users}} off", reason: "For a year." },
  }),
  "site/claims.md": contentFile({
    claims: [
      claimFields,
      { ...claimFields, id: "rating", text: "4.9/5", value: 4.9, ...provenNow() },
      { ...claimFields, id: "expired", text: "7,000", value: 7000, ...proven("expired") },
      { ...claimFields, id: "invented", text: "8,000", value: 8000, ...provenNow(), sample: true },
      { ...claimFields, id: "score", text: "9.5", value: 9.5, ...provenNow() },
      { id: "hours", subject: "site", kind: "figure", label: "Hours", computed: { formula: "hours-tested" } },
    ],
  }),
});

it("shows what it has worked out from records that are no samples", () => {
  expect(getClaim(currentSite(), "hours")?.shown).toEqual({
    text: "12",
    value: 12,
    isComputed: true,
    proof: "computed",
  });
});

it("does the same with letters and names", () => {
  const { expiresOn, evidence } = provenNow();
  const letter = { expiresOn: String(expiresOn), evidence: evidenceSchema.parse(evidence), sample: false };
  const letters: Provable[] = [
    letter,
    { sample: false },
    { ...letter, sample: true },
    { ...letter, expiresOn: "2025-01-01" },
  ];
  const { show } = currentSite().library.ledger;
  expect(show(letters, false)).toEqual([{ ...letter, proof: "proved", mark: undefined }]);
  expect(show(letters, true)).toEqual([]);
});

it("leaves the fields out that need them", () => {
  expect(getSiteTexts(currentSite())).not.toHaveProperty("banner");
  expect(defaultPartner(currentSite())).not.toHaveProperty("offer");
});
