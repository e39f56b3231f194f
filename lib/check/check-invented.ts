import { listProvable } from "../claims/provable";
import { contentPath } from "../content/read/content-path";
import { diagnosticAt } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { PathInData } from "../content/read/frontmatter";
import type { Helpline } from "../content/schemas/helplines-schema";
import type { Library } from "../content/site/library";
import { isPlaceholderHost } from "../util/hosts";
import { getLines } from "./find-quotes";
import { entryName, type TextRule } from "./rule";

/** Files that are marked as samples, and invented people. */
export function checkSamples({ documents }: Library): TextRule {
  const team = documents["site/team"];
  return {
    ofText: (entry) => {
      if (!(entry.data as { sample?: boolean }).sample) return [];
      const isPerson = entry === team || entryName(entry).startsWith("authors/");
      const what = isPerson ? "Invented people. Name real ones" : "Sample text. Replace it";
      return [diagnosticAt(entry, ["sample"], `${what}, and remove "sample: true".`)];
    },
    afterwards: () =>
      (team?.data.members ?? []).flatMap(({ name, sample }, index) =>
        sample && team
          ? [diagnosticAt(team, ["members", index, "sample"], `${name} is invented. Name a real person.`)]
          : [],
      ),
  };
}

const addressOrEmail = /https?:\/\/([^\s<>"'`)\]}/:?#]+)[^\s<>"'`)\]}]*|[\w.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** Links and email addresses whose host never exists, each at every place of it. */
export function checkHosts(): TextRule {
  return {
    ofText: (entry) =>
      getLines(entry).flatMap(({ text, line }) =>
        [...text.matchAll(addressOrEmail)].flatMap(({ 0: written, 1: host, 2: mailHost, index }): Diagnostic[] => {
          if (!isPlaceholderHost(host ?? mailHost ?? "")) return [];
          const message = `${written.replace(/[.,;:!?*_]+$/, "")} leads nowhere. Write a real address, or remove it.`;
          return [{ file: entry.file, line, column: index + 1, severity: "error", message }];
        }),
      ),
  };
}

const problems = {
  unproved: "has no evidence. Prove it, or remove it.",
  sample: "rests on a sample. Prove it by something real, or remove it.",
} as const;

/** Claims, testimonials and names of publications that nothing has ever proved. */
export function checkUnproved(library: Library): Diagnostic[] {
  const { ledger, documents } = library;
  const file = documents["site/claims"];
  const stated = listProvable(library).map((one) => ({ ...one, proof: ledger.getProof(one.item) }));
  // What is only worked out has no evidence of its own.
  const sums = ledger.states().flatMap(({ claim, proof }) => {
    const index = file?.data.claims.findIndex(({ id }) => id === claim.id) ?? -1;
    if (!file || claim.text !== undefined) return [];
    return [{ file, path: ["claims", index], name: `claim ${claim.id}`, proof }];
  });
  return [...stated, ...sums].flatMap(({ file: entry, path, name, proof }) =>
    proof === "proved" || proof === "expired" ? [] : [diagnosticAt(entry, path, `The ${name} ${problems[proof]}`)],
  );
}

/** Helplines at whose source nobody has looked. */
export function checkHelplineDays({ documents }: Library): Diagnostic[] {
  const entry = documents["site/helplines"];
  if (!entry) return [];
  const unchecked = (lines: readonly Helpline[], path: PathInData, where: string) =>
    lines.flatMap(({ name, checkedOn }, index) => {
      const message = `Nobody has checked ${name}${where}. Check its own page, and write the day as "checkedOn".`;
      return checkedOn === undefined ? [diagnosticAt(entry, [...path, index], message)] : [];
    });
  const { countries, everywhere } = entry.data;
  return [
    ...countries.flatMap(({ name, lines }, index) => unchecked(lines, ["countries", index, "lines"], ` (${name})`)),
    ...unchecked(everywhere, ["everywhere"], ""),
  ];
}

/** Offers of partners that do not say why they are made. */
export function checkReasons({ collections }: Library): Diagnostic[] {
  return collections.partners.flatMap((entry) => {
    const { name, offer } = entry.data;
    // check-offers.ts refuses an offer that readers would see.
    if (!offer || offer.reason || offer.text !== undefined) return [];
    return [diagnosticAt(entry, ["offer"], `The offer of ${name} has no reason. Write "reason", or remove the offer.`)];
  });
}

/** A site on which there is nothing to read. */
export function checkEmpty({ root, collections: { reviews, blog } }: Library): Diagnostic[] {
  if ([...reviews, ...blog].some(({ data }) => !data.draft)) return [];
  const message = "There are no reviews or articles yet. `npm run content -- new review <slug>` begins one.";
  return [{ file: contentPath(root, "reviews"), line: 1, column: 1, severity: "error", message }];
}
