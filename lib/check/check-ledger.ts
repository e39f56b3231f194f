import type { Diagnostic } from "../content/read/diagnostics";
import type { PathInData } from "../content/read/frontmatter";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Claim } from "../content/schemas/claims-schema";
import type { Library } from "../content/snapshot/library";
import { numbersIn } from "../util/number";
import { brokenSlugs, diagnosticAt, findRepeats } from "./diagnostic-at";

/** Checks each claim of the ledger. check-proofs.ts checks the evidence. */
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

/** The subject has a file. One that is broken counts, because it will be there again. */
function checkSubject(
  library: Library,
  file: ParsedEntry<unknown>,
  { subject }: Claim,
  path: PathInData,
): Diagnostic[] {
  const [, kind, slug = ""] = /^(partner|product|person):(.*)$/.exec(subject) ?? [];
  if (kind === undefined) return [];
  const folder = folders[kind as keyof typeof folders];
  const slugs = [...library.collections[folder].map((entry) => entry.slug), ...brokenSlugs(library, folder)];
  if (slugs.includes(slug)) return [];
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
      const message = `"${claim.id}" cannot be calculated: the content has nothing for "${claim.computed.formula}", or not what it names.`;
      // Tests and reviews come and go; the claim is then withheld, and the ledger stays.
      return [{ ...diagnosticAt(file, path, message), isOverdue: true as const }];
    }
    const message = `"${claim.id}" is stated as ${claim.text}; by our math it is ${computed?.text}.`;
    return differs ? [diagnosticAt(file, path, message, "warning")] : [];
  });
}
