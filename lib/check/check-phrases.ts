import { createPhraseFinder } from "../claims/find-phrases";
import { type PhraseReader, type StatedPhrase, statedPhrases } from "../claims/stated-phrases";
import { phraseKinds } from "../content/claims/phrase-list";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { PhraseException } from "../content/schemas/phrases-schema";
import type { Library } from "../content/snapshot/library";
import { escapeRegExp } from "../util/escape";
import { positionAt } from "../util/position";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticAt, diagnosticInFile } from "./diagnostic-at";

/** Files that are records themselves: of claims, of who runs the site, of what is asked of apps, of how labels are earned. */
const records = new Set([
  ...["site/claims", "site/phrases", "site/operator", "site/helplines", "site/distress"],
  ...["site/fact-sheet", "site/scoring", "site/moved"],
]);

/** Finds words that state something about this site or an app and rest on no claim, and exceptions that except nothing. */
export function checkPhrases(library: Library, { entries }: Pick<LibraryCheckOptions, "entries">): Diagnostic[] {
  const { products: _products, "test-reports": _tests, ...collections } = library.collections;
  const ledger = library.documents["site/phrases"];
  const exceptions = ledger?.data.exceptions ?? [];
  const used = new Set<PhraseException>();
  const read = createReader(library);
  const typed = library.documents["site/claims"]?.data.claims.flatMap(({ text }) => text ?? []) ?? [];
  const isInLedger = (words: string) => typed.some((text) => /\d\D/.test(text) && words.startsWith(text));
  const isRead = (entry: ParsedEntry<unknown>) => !entries || entries.has(entry);
  const texts = [
    ...Object.entries(collections).flatMap(([folder, all]) =>
      all.filter(isRead).map((entry: ParsedEntry<unknown>) => ({ name: `${folder}/${entry.slug}`, entry })),
    ),
    ...Object.entries<ParsedEntry<unknown>>(library.documents)
      .filter(([name, entry]) => isRead(entry) && !records.has(name))
      .map(([name, entry]) => ({ name, entry })),
  ];
  const found = texts.flatMap(({ name, entry }) =>
    read(name, entry).flatMap((phrase) => {
      // check-claims.ts reports figures of the ledger, with the claim to quote.
      if (phrase.kind === "figure" && isInLedger(phrase.words)) return [];
      const excepting = exceptions.filter((exception) => isExcepted(phrase, name, exception));
      for (const exception of excepting) used.add(exception);
      return excepting.length > 0 ? [] : [describe(entry, phrase)];
    }),
  );
  // Only who reads all texts knows which exceptions are used; a file with mistakes is not read.
  const broken = library.diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file);
  const isSound = ({ in: place = "" }: PhraseException) => !broken.some((file) => file.includes(`/${place}`));
  const stale = entries ? [] : exceptions.filter((exception) => !used.has(exception) && isSound(exception));
  return [
    ...found,
    ...stale.flatMap((exception) => {
      const message = `No text has "${exception.words}" as a claim any longer: remove this exception.`;
      return ledger ? [diagnosticAt(ledger, ["exceptions", exceptions.indexOf(exception)], message)] : [];
    }),
  ];
}

function createReader({ collections, documents }: Library) {
  const find = createPhraseFinder(documents["site/phrases"]?.data.phrases);
  let titles: readonly string[] | undefined;
  const allTitles = () =>
    (titles ??= [...collections.blog, ...collections.reviews].map(({ data: { title } }) => plain(title)));
  const named = getNames([
    ...collections.products.flatMap(({ data }) => [data.name, ...data.alsoCalled]),
    ...collections.partners.map(({ data }) => data.name),
    ...(documents["site/brand"] ? [documents["site/brand"].data.name] : []),
  ]);
  const common: Pick<PhraseReader, "find" | "named" | "isTitle"> = {
    find,
    named,
    isTitle: (words) => allTitles().some((title) => title.includes(plain(words))),
  };
  return (name: string, entry: ParsedEntry<unknown>) => {
    const reader = {
      ...common,
      isOwnVoice: !/^(?:blog|reviews)\//.test(name),
      hasRanking: /^`{3,}ranking\b/m.test(entry.body),
    };
    return statedPhrases(entry.text, entry.text.length - entry.body.length, reader);
  };
}

/** Matches any of some names as whole words; nothing where there are none. */
function getNames(names: readonly string[]): RegExp {
  if (names.length === 0) return /(?!)/;
  const escaped = names.map(escapeRegExp);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u");
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

function isExcepted({ sentence, at, words }: StatedPhrase, name: string, exception: PhraseException): boolean {
  if (exception.in !== undefined && name !== exception.in && !name.startsWith(`${exception.in}/`)) return false;
  const lower = sentence.text.toLowerCase();
  const excepted = exception.words.toLowerCase();
  const own = at - sentence.start;
  for (let from = lower.indexOf(excepted); from >= 0; from = lower.indexOf(excepted, from + 1))
    if (from <= own && from + excepted.length >= own + words.length) return true;
  return false;
}

function describe(entry: ParsedEntry<unknown>, { kind, words, at }: StatedPhrase): Diagnostic {
  return diagnosticInFile(
    entry,
    positionAt(entry.text, at),
    `"${words}" is a claim: it says ${phraseKinds[kind]}. ${getFix(kind, words)}`,
  );
}

function getFix(kind: StatedPhrase["kind"], words: string): string {
  const leave = "reword it so that it claims nothing, or give a reason in content/site/phrases.md.";
  if (kind === "figure") return `Quote it, {{claim:id}} or {{fact:app.id}}, ${leave}`;
  if (kind === "rank") return `Let a \`\`\`ranking block of the text order the apps, quote a claim, ${leave}`;
  return `Quote what proves it, [${words}](claim:id), ${leave}`;
}
