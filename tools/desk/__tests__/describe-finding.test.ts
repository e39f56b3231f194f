import { join } from "node:path";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { describeFinding, fieldAt, inWords } from "../publish/describe-finding";

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

it.each([
  [2, 7, "name"],
  [5, 12, "plans.0.price"],
  [7, 12, "plans.1.price"],
  [9, 18, "plans.1.history.0.price"],
  [9, 27, "plans.1.history.0.until"],
  [12, 1, "body"],
  [1, 1, ""],
])("fieldAt: line %i, column %i is in %s", (line, column, field) => {
  expect(fieldAt(source, { line, column })).toBe(field);
});

const { root } = createContentFolder({ "products/brasswick.md": source });

it.each([
  [7, '"plans.1.price" is too small: at least 0.', "Plan small, price is too small: at least 0."],
  [6, '"plans.1.source" is missing: write a text.', "Plan small, source is missing: write a text."],
  [7, "The price was 6.", "Plan small, price: The price was 6."],
  [
    7,
    'Add "history: [{ price: 6, until: 2025-01-15 }]".',
    "Plan small, price: Add “History: price 6, until 2025-01-15”.",
  ],
  [2, '"mara" is no author.', 'Name: "mara" is no author.'],
  [12, "A heading is missing.", "Text: A heading is missing."],
])("describeFinding: line %i, %s", (line, message, words) => {
  const file = join(root, "products/brasswick.md");
  const found = { file, line, column: 5, severity: "error", message } as const;
  expect(inWords(describeFinding(found, root))).toBe(`App: Brasswick: ${words}`);
});
