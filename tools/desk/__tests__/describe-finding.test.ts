import { join } from "node:path";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { describeFinding, inWords } from "../publish/describe-finding";

const source = `---
name: Brasswick
plans:
  - id: free
    price: 0
  - id: small
    price: 7.20
    history:
      - { price: 6.40, until: 2025-01-15 }
---

The text.
`;

const { root } = createContentFolder({ "products/brasswick.md": source });

it.each([
  ["plans.1.price", '"plans.1.price" is too small: at least 0.', "Plan small, price is too small: at least 0."],
  ["plans.1.source", '"plans.1.source" is missing: write a text.', "Plan small, source is missing: write a text."],
  ["plans.1.price", "The price was 6.", "Plan small, price: The price was 6."],
  [
    "plans.1.price",
    'Add "history: [{ price: 6, until: 2025-01-15 }]".',
    "Plan small, price: Add “History: price 6, until 2025-01-15”.",
  ],
  ["name", '"mara" is no author.', 'Name: "mara" is no author.'],
  ["body", "A heading is missing.", "Text: A heading is missing."],
])("describeFinding: %s, %s", (field, message, words) => {
  const file = join(root, "products/brasswick.md");
  const found = { file, line: 1, column: 1, severity: "error", message, field: field.split(".") } as const;
  expect(inWords(describeFinding(found, root))).toBe(`App: Brasswick: ${words}`);
});
