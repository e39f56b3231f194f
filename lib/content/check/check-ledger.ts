import { numbersIn } from "../../format/numbers-in";
import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import type { Claim } from "../schemas/claims-schema";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt, findRepeats } from "./diagnostic-at";

/** Days before the expiry of a claim in which there is a warning. */
const warningDays = 30;

/** Checks each claim of the ledger. */
export function checkLedger(
  ledger: ParsedEntry<unknown>,
  claims: readonly Claim[],
  { day }: Pick<LibraryCheckOptions, "day">,
): Diagnostic[] {
  return [
    ...claims.flatMap((claim, index) => [
      ...checkExpiry(ledger, claim, index, day),
      ...checkValue(ledger, claim, index),
      ...(claim.evidence === ""
        ? [
            diagnosticAt(
              ledger,
              ["claims", index],
              `"${claim.id}" has no evidence; with CLAIMS=strict it is not shown.`,
              "warning",
            ),
          ]
        : []),
    ]),
    ...findRepeats(claims, ({ id }) => id).map(({ entry, value }) =>
      diagnosticAt(ledger, ["claims", claims.indexOf(entry), "id"], `The claim "${value}" stands here twice.`),
    ),
  ];
}

function checkExpiry(ledger: ParsedEntry<unknown>, { id, expiresOn }: Claim, index: number, day: string): Diagnostic[] {
  const path = ["claims", index, "expiresOn"];
  const left = Math.round((Date.parse(expiresOn) - Date.parse(day)) / 86_400_000);
  if (left < 0) {
    const message = `"${id}" expired on ${expiresOn}: check it again, or take it out.`;
    return [{ ...diagnosticAt(ledger, path, message), isOverdue: true }];
  }
  if (left > warningDays) return [];
  const when = left === 0 ? "today" : `in ${left} ${left === 1 ? "day" : "days"}`;
  return [diagnosticAt(ledger, path, `"${id}" expires ${when}: check it again, or take it out by then.`, "warning")];
}

/** `value` must be the number in `text`, because bars and structured data use it. Numbers in words are not checked. */
function checkValue(ledger: ParsedEntry<unknown>, { text, value }: Claim, index: number): Diagnostic[] {
  const figures = numbersIn(text);
  if (value === undefined || figures.length === 0 || figures.includes(value)) return [];
  const message = `The value ${value} is not what readers see, "${text}". Write ${figures.join(" or ")}, or change the text.`;
  return [diagnosticAt(ledger, ["claims", index, "value"], message)];
}
