import { listProvable, type ProvableItem } from "../claims/provable";
import { evidencePath, hashFile } from "../content/claims/evidence-files";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/snapshot/library";
import type { LibraryCheckOptions } from "./check-library";
import { brokenSlugs, diagnosticAt } from "./diagnostic-at";

/** Days before the expiry of evidence in which there is a warning. */
const warningDays = 30;

type Options = Pick<LibraryCheckOptions, "root" | "day">;

/** Checks the evidence of claims, testimonials and names of publications: that it is there, and that it still holds. */
export function checkProofs(library: Library, options: Options): Diagnostic[] {
  return listProvable(library).flatMap((provable) => [
    ...checkPresence(provable, library, options),
    ...checkProof(provable, library, options),
  ]);
}

function checkPresence({ item, file, path }: ProvableItem, library: Library, { root }: Options): Diagnostic[] {
  const { evidence } = item;
  if (evidence?.kind === "test") {
    const name = `${evidence.product}-${evidence.date}`;
    const slugs = [
      ...library.collections["test-reports"].map(({ slug }) => slug),
      ...brokenSlugs(library, "test-reports"),
    ];
    if (slugs.includes(name)) return [];
    return [diagnosticAt(file, [...path, "evidence"], `There is no content/test-reports/${name}.md.`)];
  }
  if (evidence?.kind !== "file") return [];
  const hash = hashFile(evidencePath(root, evidence.file));
  if (hash === evidence.sha256) return [];
  const message =
    hash === undefined
      ? `There is no content/evidence/${evidence.file}.`
      : `content/evidence/${evidence.file} is not the file that was checked: its SHA-256 is ${hash}. If the new one proves the same, write that and the day.`;
  // What rests on the file counts as unproved; the rest of this one is published.
  return [{ ...diagnosticAt(file, [...path, "evidence"], message), isOverdue: true }];
}

/** Nothing here stops a site: what is not proved is told in the ledger, and not shown with CLAIMS=strict. */
function checkProof({ item, file, path, name }: ProvableItem, { ledger }: Library, { day }: Options): Diagnostic[] {
  const warn = (field: string[], message: string) => [diagnosticAt(file, [...path, ...field], message, "warning")];
  const { expiresOn = "" } = item;
  switch (ledger.getProof(item)) {
    case "expired":
      return expiresOn < day
        ? warn(["expiresOn"], `The evidence of ${name} expired on ${expiresOn}: check it again. ${notShown}`)
        : warn(["evidence"], `The ${name} rests on a test that is retracted: name other evidence. ${notShown}`);
    case "unproved":
      return item.evidence ? [] : warn([], `The ${name} has no evidence. ${notShown}`);
    case "sample":
      return warn([], `The ${name} rests on a sample. ${notShown}`);
    case "proved": {
      const left = Math.round((Date.parse(expiresOn) - Date.parse(day)) / 86_400_000);
      const when = left === 0 ? "today" : `in ${left} ${left === 1 ? "day" : "days"}`;
      return left > warningDays ? [] : warn(["expiresOn"], `The evidence of ${name} expires ${when}: check it again.`);
    }
  }
}

const notShown = "With CLAIMS=strict it is not shown.";
