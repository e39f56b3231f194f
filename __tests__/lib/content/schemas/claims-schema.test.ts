import { claimsSchema, oneYearAfter } from "@/lib/content/schemas/claims-schema";
import { claimFields, proven } from "../../../helpers/content-files";

const holds = proven();
const { text: _, value: __, source: ___, ...unstated } = claimFields;

function read(fields: object) {
  const { success, error, data } = claimsSchema.safeParse({ claims: [{ ...claimFields, ...fields }] });
  return success ? data.claims[0] : error?.issues.map(({ path, message }) => `${path.slice(2).join(".")}: ${message}`);
}

describe("evidence", () => {
  it.each([
    ["https://evidence.example/x", { kind: "address", url: "https://evidence.example/x" }],
    ["test:luna-ai/2025-06-04", { kind: "test", product: "luna-ai", date: "2025-06-04" }],
    [
      { file: "survey-2025.pdf", sha256: "a".repeat(64) },
      { kind: "file", file: "survey-2025.pdf", sha256: "a".repeat(64) },
    ],
  ])("may be %j", (evidence, expected) => {
    expect(read({ ...holds, evidence })).toMatchObject({ evidence: expected });
  });

  it.each([
    "",
    "tbd",
    "http://evidence.example/x",
    "survey.pdf",
    "test:luna-ai",
    "test:luna-ai/2025-02-30",
    "computed",
    { file: "survey.pdf" },
    { file: "survey.pdf", sha256: "123" },
    { file: "../survey.pdf", sha256: "a".repeat(64) },
    { file: "below/survey.pdf", sha256: "a".repeat(64) },
    { file: "survey.html", sha256: "a".repeat(64) },
  ])("cannot be %j", (evidence) => {
    expect(read({ ...holds, evidence })).toEqual([expect.stringMatching(/^evidence: This is not evidence\. Write/)]);
  });

  it.each([
    [{ ...holds, expiresOn: "2026-06-29" }, "expiresOn: Evidence holds for one year at most: write 2026-06-28"],
    [{ ...holds, expiresOn: "2025-06-27" }, "expiresOn: This is before the day of the check"],
    [{ ...holds, expiresOn: undefined }, "expiresOn: Write the last day on which the evidence holds"],
    [{ ...holds, checkedOn: undefined }, "checkedOn: Write the day on which somebody looked"],
    [{ checkedOn: "2025-06-28" }, 'checkedOn: Without evidence nothing was checked: leave "checkedOn" out'],
    [{ expiresOn: "2025-06-28" }, 'expiresOn: Without evidence nothing was checked: leave "expiresOn" out'],
  ])("has its days: %j", (fields, message) => {
    expect(read(fields)).toEqual([expect.stringContaining(message)]);
  });

  it("holds for a year, also from a day that comes every four years", () => {
    expect(["2025-06-28", "2024-02-29", "2023-02-28"].map(oneYearAfter)).toEqual([
      "2026-06-28",
      "2025-02-28",
      "2024-02-28",
    ]);
  });
});

describe("a claim", () => {
  it("may be worked out, and then nothing of it is typed", () => {
    const claims = [{ ...unstated, computed: { formula: "reviews" } }];
    expect(claimsSchema.safeParse({ claims }).success).toBe(true);
    const typed = claimsSchema.safeParse({ claims: [{ ...claims[0], value: 8, ...holds }] });
    expect(typed.error?.issues.map(({ message }) => message)).toEqual([
      "This is calculated and cannot be typed: leave it out.",
      "A calculated figure is its own evidence: leave this out.",
    ]);
  });

  it.each([
    [{ text: undefined, value: undefined }, 'text: Write what is stated, or in "computed" how it is calculated.'],
    [{ source: undefined }, "source: Write who states it."],
    [{ label: undefined }, "label: Say what the figure is of"],
    [{ subject: "users" }, 'subject: Write "site", or name a file'],
    [{ computed: { formula: "guess" } }, "computed.formula: Invalid"],
    [{ computed: { formula: "discount", plan: "luna-ai.low" } }, "computed.against: Invalid"],
  ])("says what is missing: %j", (fields, message) => {
    expect(read(fields)).toEqual([expect.stringContaining(message)]);
  });

  it("of words needs no label", () => {
    expect(read({ kind: "promise", label: undefined, text: "No card.", value: undefined })).toMatchObject({
      kind: "promise",
    });
  });
});
