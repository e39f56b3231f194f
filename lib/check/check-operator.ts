import { diagnosticAt } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { OperatorData } from "../content/schemas/operator-schema";
import type { Library } from "../content/site/library";
import { getBlocks } from "../text/blocks";
import { browserStorage } from "../text/blocks/browser-storage";
import { findQuotes } from "./find-quotes";
import type { TextRule } from "./rule";

/** What content/site/operator.md has to say, and where in it. */
const wanted: [path: string[], what: string, isSaid: (operator: OperatorData) => boolean][] = [
  [["name"], "name", ({ name }) => name !== undefined],
  [["legalForm"], "legal form", ({ legalForm }) => legalForm !== undefined],
  [["address"], "address", ({ address }) => address !== undefined],
  [["email"], "email address", ({ email }) => email !== undefined],
  [["register"], 'entry in a register (or "none")', ({ register }) => register !== undefined],
  [["vat"], 'VAT number (or "none")', ({ vat }) => vat !== undefined],
  [["responsible"], "person who answers for the content", ({ responsible }) => responsible !== undefined],
  [["dataProtection"], "contact for data protection", ({ dataProtection }) => dataProtection !== undefined],
  [["processors"], "services that handle readers' data, hosting at least", ({ processors }) => processors.length > 0],
  [["retention", "messages"], "time for which messages are kept", ({ retention }) => retention.messages !== undefined],
  [
    ["retention", "newsletter"],
    "time for which newsletter addresses are kept",
    (o) => o.retention.newsletter !== undefined,
  ],
  [["retention", "logs"], "time for which server logs are kept", ({ retention }) => retention.logs !== undefined],
];

const fill = "Write it into content/site/operator.md.";

/** What a live site does not say about its operator, and quotes that its pages lack. */
export function checkOperator({ documents }: Library): Diagnostic[] | TextRule {
  const operator = documents["site/operator"];
  // Without the file, there is no site.
  if (!operator) return [];
  const unquoted = new Set(["name", "address", "email"]);
  return {
    ofText: (entry) => {
      if (entry === operator) return [];
      for (const { reference } of findQuotes(entry).quotes) unquoted.delete(reference.replace("operator:", ""));
      return [];
    },
    afterwards: () => [
      ...wanted
        .filter(([, , isSaid]) => !isSaid(operator.data))
        .map(([path, what]) => diagnosticAt(operator, path, `There is no ${what}. ${fill}`)),
      ...[...unquoted].map((name) => {
        const todo = `Quote {{operator:${name}}} in an imprint or in the terms.`;
        return diagnosticAt(operator, [], `No page gives the ${name} of the operator. ${todo}`);
      }),
    ],
  };
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
export function checkPrivacy({ documents }: Library): Diagnostic[] {
  const policy = documents["pages/privacy"];
  if (!policy) return [];
  const quoted = new Set(findQuotes(policy).quotes.map(({ reference }) => reference));
  const lacks = inPolicy.filter(([one]) => !quoted.has(one)).map(([one, what]) => [`{{${one}}}`, what]);
  if (!getBlocks(policy.body).some(({ block }) => block.name === browserStorage.name))
    lacks.unshift([`\`\`\`${browserStorage.name}`, "what the site keeps in the browser"]);
  return lacks.map(([written, what]) =>
    diagnosticAt(policy, [], `The privacy policy does not say ${what}. Put ${written} into its text.`),
  );
}
