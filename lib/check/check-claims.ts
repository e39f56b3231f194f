import { listProvable, type ProvableItem } from "../claims/provable";
import { evidencePath, hashFile } from "../content/claims/evidence-files";
import { diagnosticAt, diagnosticInFile, findRepeats, knownSlugs } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { numbersIn } from "../util/number";
import { getLines } from "./check-quotes";
import type { Found, RuleOptions } from "./rule";

/** Checks the ledger, the proofs of claims, and that no text of the site repeats a figure of the ledger literally. */
export function* checkClaims(library: Library, options: Pick<RuleOptions, "day">): Found {
  const { "site/claims": ledger, ...others } = library.documents;
  if (ledger) yield* checkLedger(library, ledger);
  for (const provable of listProvable(library)) {
    yield* checkPresence(provable, library);
    yield* checkProof(provable, library, options);
  }
  const figures = ledger?.data.claims.filter(({ text = "" }) => isTellingFigure(text)) ?? [];
  for (const entry of Object.values(others))
    for (const { text: written, line } of getLines(entry))
      for (const { id, text = "" } of figures) {
        const at = findFigure(written, text);
        const message = `"${text}" is a claim: write {{claim:${id}}} instead.`;
        if (at >= 0) yield diagnosticInFile(entry, { line, column: at + 1 }, message);
      }
}

/** Offset of the figure, but not inside a longer number; -1 if there is none. */
function findFigure(line: string, figure: string): number {
  for (let at = line.indexOf(figure); at >= 0; at = line.indexOf(figure, at + 1)) {
    const before = line[at - 1] ?? " ";
    const after = line.slice(at + figure.length);
    if (!/[\d.,$]/.test(before) && !/^[\d%+]|^[.,]\d/.test(after)) return at;
  }
  return -1;
}

/** Whether a text contains no such figure by chance, unlike small numbers ("30"), years and scores ("9.5"). */
export function isTellingFigure(text: string): boolean {
  return /\d/.test(text) && !/^\d{1,4}(\.\d)?$/.test(text);
}

const folders = { partner: "partners", product: "products", person: "authors" } as const;

function* checkLedger(library: Library, file: NonNullable<Library["documents"]["site/claims"]>): Found {
  const { claims } = file.data;
  for (const [index, { subject, text = "", value }] of claims.entries()) {
    const at = (field: string, message: string) => diagnosticAt(file, ["claims", index, field], message);
    const [, kind, slug = ""] = /^(partner|product|person):(.*)$/.exec(subject) ?? [];
    const folder = folders[kind as keyof typeof folders];
    if (kind !== undefined && !knownSlugs(library, folder).includes(slug))
      yield at("subject", `There is no content/${folder}/${slug}.md, so nothing can be claimed about it.`);
    // Bars and structured data use the value. Numbers in words are not checked.
    const figures = numbersIn(text);
    if (value !== undefined && figures.length > 0 && !figures.includes(value)) {
      const instead = `Write ${figures.join(" or ")}, or change the text.`;
      yield at("value", `The value ${value} is not what readers see, "${text}". ${instead}`);
    }
  }
  const places = new Map(claims.map(({ id }, index) => [id, index]));
  // What is worked out must be there, and is told where it is not what is stated.
  for (const { claim, computed, differs, isMissing } of library.ledger.states()) {
    if (!claim.computed) continue;
    const path = ["claims", places.get(claim.id) ?? 0, "computed"];
    const missing = `"${claim.id}" cannot be calculated: the content has no data for "${claim.computed.formula}", or lacks something that it names.`;
    const other = `"${claim.id}" is stated as ${claim.text}; by our math it is ${computed?.text}.`;
    if (isMissing) yield diagnosticAt(file, path, missing);
    else if (differs) yield diagnosticAt(file, path, other, "warning");
  }
  for (const { entry, value } of findRepeats(claims, ({ id }) => id))
    yield diagnosticAt(file, ["claims", claims.indexOf(entry), "id"], `The claim "${value}" appears twice.`);
}

/** That the evidence of a claim, a testimonial or the name of a publication is there. */
function* checkPresence({ item: { evidence }, file, path }: ProvableItem, library: Library): Found {
  const at = (message: string) => diagnosticAt(file, [...path, "evidence"], message);
  if (evidence?.kind === "test") {
    const name = `${evidence.product}-${evidence.date}`;
    if (!knownSlugs(library, "test-reports").includes(name)) yield at(`There is no content/test-reports/${name}.md.`);
  }
  if (evidence?.kind !== "file") return;
  const name = `content/evidence/${evidence.file}`;
  const place = evidencePath(library.root, evidence.file);
  const hash = hashFile(place);
  if (hash === undefined) yield at(`There is no ${name}.`);
  else if (hash !== evidence.sha256)
    yield at(
      `${name} is not the file that was checked: its SHA-256 is ${hash}. If the new one proves the same, write that and the day.`,
    );
}

/** Nothing here stops a site: what is not proved is told in the ledger, and not shown on a live site. */
function* checkProof(
  { item, file, path, name }: ProvableItem,
  { ledger }: Library,
  { day }: Pick<RuleOptions, "day">,
): Found {
  const warn = (field: string[], message: string) => diagnosticAt(file, [...path, ...field], message, "warning");
  const { expiresOn = "" } = item;
  const proof = ledger.getProof(item);
  if (proof === "expired")
    yield expiresOn < day
      ? warn(["expiresOn"], `The evidence for the ${name} expired on ${expiresOn}: check it again. ${notShown}`)
      : warn(["evidence"], `The ${name} rests on a retracted test: name other evidence. ${notShown}`);
  if (proof === "unproved" && !item.evidence) yield warn([], `The ${name} has no evidence. ${notShown}`);
  if (proof === "sample") yield warn([], `The ${name} rests on a sample. ${notShown}`);
}

const notShown = "A live site does not show it.";
