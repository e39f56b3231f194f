import { claimFields, contentFile, proven } from "../content-files";
import type { Plan } from "./plan";

const holds = proven();
const counted = { subject: "site", kind: "figure", label: "Something counted" };

const claims = [
  { ...holds, text: "10,000+" },
  { ...holds, id: "rating", text: "4.9/5", value: 4.9 },
  { ...holds, id: "score", text: "9.5", value: 9.5 },
  { id: "expired", text: "50,000", value: 50000, ...proven("expired", "2025-06-01", "2025-06-30") },
  { id: "expiring", text: "35,000", value: 35000, ...proven("expiring", "2025-06-01", "2025-07-31") },
  { id: "expires-today", text: "36,000", value: 36000, ...proven("today", "2025-06-01", "2025-07-01") },
  { id: "later", text: "37,000", value: 37000, ...proven("later", "2025-06-01", "2025-08-01") },
  { ...holds, id: "tenfold", text: "20,000+", value: 2000 },
  { ...holds, id: "other-score", text: "4.8/5", value: 4.7 },
  { ...holds, id: "other-share", text: "Up to 75%", value: 0.75 },
  { id: "no-evidence", text: "43,000", value: 43000 },
  { id: "long-ago", text: "44,000", value: 44000, ...proven("long-ago", "2005-06-28", "2006-06-28") },
  { id: "not-yet", text: "45,000", value: 45000, ...proven("not-yet", "2030-06-01", "2030-07-01") },
  { ...holds, id: "rating", text: "4.7/5", value: 4.7 },
  { ...holds, id: "seven-days", text: "7-day", value: 7 },
  { ...holds, id: "in-words", text: "seven days", value: 7 },
  { ...holds, id: "short", text: "10K+", value: 10000 },
  { ...holds, id: "of-nobody", subject: "partner:nobody", text: "47,000", value: 47000 },
  { ...holds, id: "of-lark", subject: "product:lark-ai", text: "48,000", value: 48000 },
  { ...holds, id: "no-test", text: "49,000", value: 49000, evidence: "test:lark-ai/2025-06-19" },
  { ...holds, id: "tested", text: "51,000", value: 51000, evidence: "test:lark-ai/2025-06-20" },
  { ...holds, id: "no-file", text: "52,000", value: 52000, evidence: { file: "survey.pdf", sha256: "0".repeat(64) } },
  { ...holds, id: "invented", text: "53,000", value: 53000, sample: true },
  {
    ...holds,
    id: "from-a-file",
    text: "54,000",
    value: 54000,
    source: "the description (docs/reference/behaviour.md)",
  },
  { ...holds, id: "from-a-page", text: "55,000", value: 55000, source: "https://lark.example/docs/users.md" },
  { ...holds, id: "contradicted", text: "20", value: 20, computed: { formula: "hours-tested" } },
  { ...holds, id: "at-least", text: "10+", value: 10, computed: { formula: "hours-tested" } },
].map((claim) => ({ ...claimFields, ...claim }));

const workedOut = [
  { ...counted, id: "hours", computed: { formula: "hours-tested" } },
  { ...counted, id: "no-plan", computed: { formula: "month-price", plan: "lark-ai.none" } },
];

/** Diagnostics in the claims ledger. Some of its claims are valid, and nothing may be reported for them. */
export function seedLedger(plan: Plan): void {
  const file = "site/claims.md";
  plan.files[file] = contentFile({ claims: [...claims, ...workedOut] });
  plan.expect(file, "expiresOn: 2025-06-30", "The evidence of claim expired expired on 2025-06-30", "warning");
  plan.expect(file, "expiresOn: 2025-07-31", "The evidence of claim expiring expires in 30 days", "warning");
  plan.expect(file, "expiresOn: 2025-07-01", "The evidence of claim expires-today expires today", "warning");
  plan.expect(file, "value: 2000\n", 'The value 2000 is not what readers see, "20,000+". Write 20000');
  plan.expect(file, "value: 4.7\n", 'The value 4.7 is not what readers see, "4.8/5". Write 4.8 or 5');
  plan.expect(file, "value: 0.75", 'The value 0.75 is not what readers see, "Up to 75%". Write 75');
  plan.expect(file, "id: no-evidence", "The claim no-evidence has no evidence.", "warning");
  plan.expect(file, "checkedOn: 2005", '"checkedOn" is in the year 2005');
  plan.expect(file, "expiresOn: 2006", '"expiresOn" is in the year 2006');
  plan.expect(file, "expiresOn: 2006", "The evidence of claim long-ago expired on 2006-06-28", "warning");
  plan.expect(file, "checkedOn: 2030", '"checkedOn" is 2030-06-01, which is in the future.');
  plan.expect(
    file,
    "id: rating\n    subject: site\n    kind: figure\n    label: Readers\n    text: 4.7/5",
    'The claim "rating" appears twice.',
  );
  plan.expect(file, "subject: partner:nobody", "There is no content/partners/nobody.md");
  plan.expect(file, "evidence: test:lark-ai/2025-06-19", "There is no content/test-reports/lark-ai-2025-06-19.md.");
  plan.expect(file, "evidence:\n      file: survey.pdf", "There is no content/evidence/survey.pdf.");
  plan.expect(
    file,
    "source: the description",
    'Readers see this source on /how-we-know, but cannot open the file "docs/reference/behaviour.md".',
  );
  plan.expect(file, "id: invented", "The claim invented rests on a sample.", "warning");
  plan.expect(
    file,
    "computed:\n      formula: hours-tested",
    '"contradicted" is stated as 20; by our math it is',
    "warning",
  );
  plan.expect(file, "computed:\n      formula: month-price", '"no-plan" cannot be calculated');
}
