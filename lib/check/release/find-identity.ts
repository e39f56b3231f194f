import { contentPath } from "../../content/read/content-path";
import { diagnosticAt } from "../../content/read/diagnostic-at";
import type { Diagnostic } from "../../content/read/diagnostics";
import type { OperatorData } from "../../content/schemas/operator-schema";
import { allEntries, type Library } from "../../content/site/library";
import { getBlocks } from "../../text/blocks";
import { browserStorage } from "../../text/blocks/browser-storage";

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

/** What the site does not say about its operator, and quotes that its pages lack. */
export function findIdentity(library: Library, root: string): Diagnostic[] {
  const operator = library.documents["site/operator"];
  if (!operator) {
    const message = `The site does not say who runs it. ${fill}`;
    return [{ file: contentPath(root, "site/operator.md"), line: 1, column: 1, severity: "error", message }];
  }
  const texts = allEntries(library).filter(({ file }) => file !== operator.file);
  return [
    ...wanted
      .filter(([, , isSaid]) => !isSaid(operator.data))
      .map(([path, what]) => diagnosticAt(operator, path, `There is no ${what}. ${fill}`)),
    ...["name", "address", "email"]
      .filter((name) => !texts.some(({ text }) => text.includes(`{{operator:${name}}}`)))
      .map((name) => {
        const todo = `Quote {{operator:${name}}} in an imprint or in the terms.`;
        return diagnosticAt(operator, [], `No page gives the ${name} of the operator. ${todo}`);
      }),
  ];
}

const storageFence = `\`\`\`${browserStorage.name}`;

/** Whether the privacy policy tells what the site writes into the browser, how long all is kept, and who handles it. */
export function findPrivacy({ documents }: Library): Diagnostic[] {
  const policy = documents["pages/privacy"];
  if (!policy) return [];
  const parts: [written: string, what: string][] = [
    [storageFence, "what the site keeps in the browser"],
    ["{{operator:data-protection}}", "whom to ask about personal data"],
    ["{{operator:processors}}", "who handles data for the operator"],
    ["{{operator:retention-messages}}", "how long messages are kept"],
    ["{{operator:retention-newsletter}}", "how long newsletter addresses are kept"],
    ["{{operator:retention-logs}}", "how long server logs are kept"],
    ["{{setting:analytics}}", "whether reading is counted"],
  ];
  const hasStorage = getBlocks(policy.body).some(({ block }) => block.name === browserStorage.name);
  return parts
    .filter(([written]) => (written === storageFence ? !hasStorage : !policy.body.includes(written)))
    .map(([written, what]) => {
      const message = `The privacy policy does not say ${what}. Put ${written} into its text.`;
      return diagnosticAt(policy, [], message);
    });
}
