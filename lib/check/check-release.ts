import { describeKey, storedItems } from "../addresses/browser-storage";
import { listProvable } from "../claims/provable";
import { quotesOf } from "../content/link/find-problems";
import { diagnosticAt, diagnosticInFile } from "../content/read/diagnostics";
import type { OperatorData } from "../content/schemas/operator-schema";
import { allEntries, type Library } from "../content/site/library";
import { isPlaceholderHost } from "../util/hosts";
import { textsIn } from "../util/texts-in";
import { getLines } from "./check-quotes";
import { eachHelpline } from "./list-due";
import type { Found } from "./rule";

/** What content/site/operator.md has to say, and where in it. */
const wanted: readonly [path: (keyof OperatorData | keyof OperatorData["retention"])[], what: string][] = [
  [["name"], "name"],
  [["legalForm"], "legal form"],
  [["address"], "address"],
  [["email"], "email address"],
  [["register"], 'entry in a register (or "none")'],
  [["vat"], 'VAT number (or "none")'],
  [["responsible"], "person who answers for the content"],
  [["dataProtection"], "contact for data protection"],
  [["processors"], "services that handle readers' data, hosting at least"],
  [["retention", "messages"], "time for which messages are kept"],
  [["retention", "newsletter"], "time for which newsletter addresses are kept"],
  [["retention", "logs"], "time for which server logs are kept"],
];

/** What a live site does not say about its operator, and quotes that its pages lack. */
export function* checkOperator(library: Library): Found {
  const operator = library.documents["site/operator"];
  // Without the file, there is no site.
  if (!operator) return;
  const said = new Set(textsIn(operator.data).flatMap(({ path }) => [path[0], path.join(".")]));
  for (const [path, what] of wanted)
    if (!said.has(path.join(".")))
      yield diagnosticAt(operator, path, `There is no ${what}. Write it into content/site/operator.md.`);
  const quotes = allEntries(library).flatMap((entry) => (entry === operator ? [] : quotesOf(entry)));
  for (const name of ["name", "address", "email"]) {
    if (quotes.some(({ reference }) => reference === `operator:${name}`)) continue;
    const todo = `Quote {{operator:${name}}} in an imprint or in the terms.`;
    yield diagnosticAt(operator, [], `No page gives the ${name} of the operator. ${todo}`);
  }
}

/** What a privacy policy has to quote, and what readers learn from it. */
const inPolicy: readonly [reference: string, what: string][] = [
  ["operator:data-protection", "whom to ask about personal data"],
  ["operator:processors", "who handles data for the operator"],
  ["operator:retention-messages", "how long messages are kept"],
  ["operator:retention-newsletter", "how long newsletter addresses are kept"],
  ["operator:retention-logs", "how long server logs are kept"],
  ["setting:analytics", "whether reading is counted"],
];

/** Whether the privacy policy tells what the site writes into the browser, how long all is kept, and who handles it. */
export function* checkPrivacy({ documents }: Library): Found {
  const policy = documents["pages/privacy"];
  if (!policy) return;
  const quoted = new Set(quotesOf(policy).map(({ reference }) => reference));
  const lacks = inPolicy.filter(([one]) => !quoted.has(one)).map(([one, what]) => [`{{${one}}}`, what]);
  for (const key of storedItems.map((item) => `\`${describeKey(item)}\``))
    if (!policy.body.includes(key)) lacks.push([key, "what the site keeps in the browser"]);
  for (const [written, what] of lacks)
    yield diagnosticAt(policy, [], `The privacy policy does not say ${what}. Put ${written} into its text.`);
}

/** Files that are marked as samples, and invented people. */
export function* checkSamples(library: Library): Found {
  const team = library.documents["site/team"];
  for (const entry of allEntries(library)) {
    if (!(entry.data as { sample?: boolean }).sample) continue;
    const isPerson = entry === team || entry.name.startsWith("authors/");
    const what = isPerson ? "Invented people. Name real ones" : "Sample text. Replace it";
    yield diagnosticAt(entry, ["sample"], `${what}, and remove "sample: true".`);
  }
  for (const [index, { name, sample }] of team?.data.members.entries() ?? [])
    if (sample && team)
      yield diagnosticAt(team, ["members", index, "sample"], `${name} is invented. Name a real person.`);
}

const addressOrEmail = /https?:\/\/([^\s<>"'`)\]}/:?#]+)[^\s<>"'`)\]}]*|[\w.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** Links and email addresses whose host never exists, each at every place of it. */
export function* checkHosts(library: Library): Found {
  for (const entry of allEntries(library))
    for (const { text, line } of getLines(entry))
      for (const { 0: written, 1: host, 2: mailHost, index } of text.matchAll(addressOrEmail)) {
        if (!isPlaceholderHost(host ?? mailHost ?? "")) continue;
        const message = `${written.replace(/[.,;:!?*_]+$/, "")} leads nowhere. Write a real address, or remove it.`;
        yield diagnosticInFile(entry, { line, column: index + 1 }, message);
      }
}

/** Claims, testimonials and names of publications that nothing has ever proved. */
export function* checkUnproved(library: Library): Found {
  const { ledger, documents } = library;
  const file = documents["site/claims"];
  const stated = listProvable(library).map((one) => ({ ...one, proof: ledger.getProof(one.item) }));
  // What is only worked out has no evidence of its own.
  const sums = ledger.states().flatMap(({ claim, proof }) => {
    const index = file?.data.claims.findIndex(({ id }) => id === claim.id) ?? -1;
    if (!file || claim.text !== undefined) return [];
    return [{ file, path: ["claims", index], name: `claim ${claim.id}`, proof }];
  });
  for (const { file: entry, path, name, proof } of [...stated, ...sums]) {
    if (proof === "unproved") yield diagnosticAt(entry, path, `The ${name} has no evidence. Prove it, or remove it.`);
    if (proof === "sample")
      yield diagnosticAt(entry, path, `The ${name} rests on a sample. Prove it by something real, or remove it.`);
  }
}

/** Helplines at whose source nobody has looked. */
export function* checkHelplineDays({ documents }: Library): Found {
  const entry = documents["site/helplines"];
  if (!entry) return;
  for (const { line, place, path } of eachHelpline(entry.data)) {
    const message = `Nobody has checked ${line.name} (${place}). Check its own page, and write the day as "checkedOn".`;
    if (line.checkedOn === undefined) yield diagnosticAt(entry, path, message);
  }
}
