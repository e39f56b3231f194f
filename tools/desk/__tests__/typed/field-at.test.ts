import { fieldAt } from "../../typed/field-at";

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
