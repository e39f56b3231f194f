import { contentPath } from "../../../lib/content/read/content-path";
import type { OperatorData } from "../../../lib/content/schemas/operator-schema";
import type { Library } from "../../../lib/content/snapshot/library";
import { getBlocks } from "../../../lib/text/blocks";
import { browserStorage } from "../../../lib/text/blocks/browser-storage";

import { getEntries, itemAt, type ReleaseItem } from "./release-item";

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

/** What the site does not say about its operator, and quotes that its pages lack. */
export function findIdentity(library: Library, root: string): ReleaseItem[] {
  const operator = library.documents["site/operator"];
  if (!operator)
    return [{ ...missing("The site does not say who runs it."), file: contentPath(root, "site/operator.md"), line: 1 }];
  return [
    ...wanted
      .filter(([, , isSaid]) => !isSaid(operator.data))
      .map(([path, what]) => itemAt(operator, path, missing(`There is no ${what}.`))),
    ...["name", "address", "email"].flatMap((name) =>
      getEntries(library).some(({ text, file }) => file !== operator.file && text.includes(`{{operator:${name}}}`))
        ? []
        : [
            {
              ...missing(
                `No page gives the ${name} of the operator.`,
                `Quote {{operator:${name}}} in an imprint or in the terms.`,
              ),
              file: operator.file,
              line: 1,
            },
          ],
    ),
  ];
}

function missing(what: string, todo = "Write it into content/site/operator.md.") {
  return { kind: "identity", owner: "operator", what, todo } as const;
}

const storageFence = `\`\`\`${browserStorage.name}`;

/** Whether the privacy policy tells what the site writes into the browser, how long all is kept, and who handles it. */
export function findPrivacy({ documents }: Library): ReleaseItem[] {
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
  return parts.flatMap(([written, what]) =>
    (written === storageFence ? hasStorage : policy.body.includes(written))
      ? []
      : [
          itemAt(policy, [], {
            kind: "privacy",
            owner: "editor",
            what: `The privacy policy does not say ${what}.`,
            todo: `Put ${written} into its text.`,
          }),
        ],
  );
}
