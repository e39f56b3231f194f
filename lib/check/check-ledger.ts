import { listProvable, type ProvableItem } from "../claims/provable";
import { evidencePath, hashFile, isPointerAt } from "../content/claims/evidence-files";
import { diagnosticAt, findRepeats, knownSlugs } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { PathInData } from "../content/read/frontmatter";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Claim } from "../content/schemas/claims-schema";
import type { Library } from "../content/site/library";
import { numbersIn } from "../util/number";
import type { RuleOptions } from "./rule";

/** Checks each claim of the ledger; checkProofs checks the evidence. */
export function checkLedger(library: Library, file: ParsedEntry<{ claims: readonly Claim[] }>): Diagnostic[] {
  const { claims } = file.data;
  const places = new Map(claims.map((claim, index) => [claim.id, ["claims", index]]));
  return [
    ...claims.flatMap((claim) => {
      const path = places.get(claim.id) ?? [];
      return [
        ...checkSubject(library, file, claim, path),
        ...checkValue(file, claim, path),
        ...checkSource(file, claim, path),
      ];
    }),
    ...checkSums(library, file, places),
    ...findRepeats(claims, ({ id }) => id).map(({ entry, value }) =>
      diagnosticAt(file, ["claims", claims.indexOf(entry), "id"], `The claim "${value}" appears twice.`),
    ),
  ];
}

const folders = { partner: "partners", product: "products", person: "authors" } as const;

function checkSubject(
  library: Library,
  file: ParsedEntry<unknown>,
  { subject }: Claim,
  path: PathInData,
): Diagnostic[] {
  const [, kind, slug = ""] = /^(partner|product|person):(.*)$/.exec(subject) ?? [];
  if (kind === undefined) return [];
  const folder = folders[kind as keyof typeof folders];
  if (knownSlugs(library, folder).includes(slug)) return [];
  return [
    diagnosticAt(
      file,
      [...path, "subject"],
      `There is no content/${folder}/${slug}.md, so nothing can be claimed about it.`,
    ),
  ];
}

/** `value` must be the number in `text`, because bars and structured data use it. Numbers in words are not checked. */
function checkValue(file: ParsedEntry<unknown>, { text = "", value }: Claim, path: PathInData): Diagnostic[] {
  const figures = numbersIn(text);
  if (value === undefined || figures.length === 0 || figures.includes(value)) return [];
  const message = `The value ${value} is not what readers see, "${text}". Write ${figures.join(" or ")}, or change the text.`;
  return [diagnosticAt(file, [...path, "value"], message)];
}

/** A file of a repository, and no address. */
const repositoryPath = /(?<![\w/:.-])(?:[\w.@-]+\/)+[\w.-]+\.(?:md|[cm]?[jt]sx?|json|ya?ml)\b/;

/** Readers see the source, so it names somebody or something that they know. */
function checkSource(file: ParsedEntry<unknown>, { source = "" }: Claim, path: PathInData): Diagnostic[] {
  const [named] = repositoryPath.exec(source) ?? [];
  if (named === undefined) return [];
  const message = `Readers see this source on /how-we-know, but cannot open the file "${named}". Write who states it.`;
  return [diagnosticAt(file, [...path, "source"], message)];
}

/** What is worked out must be there, and is told where it is not what is stated. */
function checkSums(
  library: Library,
  file: ParsedEntry<unknown>,
  places: ReadonlyMap<string, PathInData>,
): Diagnostic[] {
  return library.ledger.states().flatMap(({ claim, computed, differs, isMissing }) => {
    if (!claim.computed) return [];
    const path = [...(places.get(claim.id) ?? []), "computed"];
    if (isMissing) {
      const message = `"${claim.id}" cannot be calculated: the content has no data for "${claim.computed.formula}", or lacks something that it names.`;
      return [diagnosticAt(file, path, message)];
    }
    const message = `"${claim.id}" is stated as ${claim.text}; by our math it is ${computed?.text}.`;
    return differs ? [diagnosticAt(file, path, message, "warning")] : [];
  });
}

/** Days before the expiry of evidence in which there is a warning. */
const warningDays = 30;

type Options = Pick<RuleOptions, "day">;

/** Checks the evidence of claims, testimonials and names of publications: that it is there, and that it still holds. */
export function checkProofs(library: Library, options: Options): Diagnostic[] {
  return listProvable(library).flatMap((provable) => [
    ...checkPresence(provable, library),
    ...checkProof(provable, library, options),
  ]);
}

function checkPresence({ item, file, path }: ProvableItem, library: Library): Diagnostic[] {
  const { root } = library;
  const { evidence } = item;
  if (evidence?.kind === "test") {
    const name = `${evidence.product}-${evidence.date}`;
    if (knownSlugs(library, "test-reports").includes(name)) return [];
    return [diagnosticAt(file, [...path, "evidence"], `There is no content/test-reports/${name}.md.`)];
  }
  if (evidence?.kind !== "file") return [];
  const hash = hashFile(evidencePath(root, evidence.file));
  if (hash === evidence.sha256) return [];
  const message =
    hash === undefined && isPointerAt(evidencePath(root, evidence.file))
      ? `content/evidence/${evidence.file} is a pointer of Git LFS, not the file: run \`git lfs pull\`.`
      : hash === undefined
        ? `There is no content/evidence/${evidence.file}.`
        : `content/evidence/${evidence.file} is not the file that was checked: its SHA-256 is ${hash}. If the new one proves the same, write that and the day.`;
  return [diagnosticAt(file, [...path, "evidence"], message)];
}

/** Nothing here stops a site: what is not proved is told in the ledger, and not shown on a live site. */
function checkProof({ item, file, path, name }: ProvableItem, { ledger }: Library, { day }: Options): Diagnostic[] {
  const warn = (field: string[], message: string) => [diagnosticAt(file, [...path, ...field], message, "warning")];
  const { expiresOn = "" } = item;
  switch (ledger.getProof(item)) {
    case "expired":
      return expiresOn < day
        ? warn(["expiresOn"], `The evidence for the ${name} expired on ${expiresOn}: check it again. ${notShown}`)
        : warn(["evidence"], `The ${name} rests on a retracted test: name other evidence. ${notShown}`);
    case "unproved":
      return item.evidence ? [] : warn([], `The ${name} has no evidence. ${notShown}`);
    case "sample":
      return warn([], `The ${name} rests on a sample. ${notShown}`);
    case "proved": {
      const left = Math.round((Date.parse(expiresOn) - Date.parse(day)) / 86_400_000);
      const when = left === 0 ? "today" : `in ${left} ${left === 1 ? "day" : "days"}`;
      return left > warningDays
        ? []
        : warn(["expiresOn"], `The evidence for the ${name} expires ${when}: check it again.`);
    }
  }
}

const notShown = "A live site does not show it.";
