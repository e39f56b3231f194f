import { claimFields, contentFile } from "../content-files";
import type { Plan } from "./plan";

const claims = [
  { text: "10,000+" },
  { id: "rating", text: "4.9/5", value: 4.9 },
  { id: "score", text: "9.5", value: 9.5 },
  { id: "expired", text: "50,000", value: 50000, expiresOn: "2025-06-30" },
  { id: "expiring", text: "35,000", value: 35000, expiresOn: "2025-07-31" },
  { id: "expires-today", text: "36,000", value: 36000, expiresOn: "2025-07-01" },
  { id: "later", text: "37,000", value: 37000, expiresOn: "2025-08-01" },
  { id: "tenfold", text: "20,000+", value: 2000 },
  { id: "other-score", text: "4.8/5", value: 4.7 },
  { id: "other-share", text: "Up to 75%", value: 0.75 },
  { id: "unproven", text: "38,000", value: 38000, evidence: "tbd" },
  { id: "unproven-2", text: "39,000", value: 39000, evidence: "TODO" },
  { id: "unproven-3", text: "41,000", value: 41000, evidence: "n/a" },
  { id: "unproven-4", text: "42,000", value: 42000, evidence: "?" },
  { id: "no-evidence", text: "43,000", value: 43000, evidence: "" },
  { id: "long-ago", text: "44,000", value: 44000, checkedOn: "2005-06-28" },
  { id: "not-yet", text: "45,000", value: 45000, checkedOn: "2030-06-01" },
  { id: "for-ever", text: "46,000", value: 46000, expiresOn: "2099-12-31" },
  { id: "rating", text: "4.7/5", value: 4.7 },
  { id: "seven-days", text: "7-day", value: 7 },
  { id: "in-words", text: "seven days", value: 7 },
  { id: "short", text: "10K+", value: 10000 },
];

/** Diagnostics in the claims ledger. Some of its claims are valid, and nothing may be reported for them. */
export function seedLedger(plan: Plan): void {
  const evidence = "https://evidence.example/";
  const file = "site/claims.md";
  plan.files[file] = contentFile({ claims: claims.map((claim) => ({ ...claimFields, evidence, ...claim })) });
  plan.expect(file, "expiresOn: 2025-06-30", '"expired" expired on 2025-06-30');
  plan.expect(file, "expiresOn: 2025-07-31", '"expiring" expires in 30 days', "warning");
  plan.expect(file, "expiresOn: 2025-07-01", '"expires-today" expires today', "warning");
  plan.expect(file, "value: 2000\n", 'The value 2000 is not what readers see, "20,000+". Write 20000');
  plan.expect(file, "value: 4.7\n", 'The value 4.7 is not what readers see, "4.8/5". Write 4.8 or 5');
  plan.expect(file, "value: 0.75", 'The value 0.75 is not what readers see, "Up to 75%". Write 75');
  plan.expect(file, "evidence: tbd", '"tbd" is no evidence.');
  plan.expect(file, "evidence: TODO", '"TODO" is no evidence.');
  plan.expect(file, "evidence: n/a", '"n/a" is no evidence.');
  plan.expect(file, 'evidence: "?"', '"?" is no evidence.');
  plan.expect(file, "id: no-evidence", '"no-evidence" has no evidence', "warning");
  plan.expect(file, "checkedOn: 2005", '"checkedOn" is in the year 2005');
  plan.expect(file, "checkedOn: 2030", '"checkedOn" is 2030-06-01, which is yet to come.');
  plan.expect(file, "expiresOn: 2099", '"expiresOn" is in the year 2099');
  plan.expect(file, "id: rating\n    text: 4.7/5", 'The claim "rating" stands here twice.');
}
