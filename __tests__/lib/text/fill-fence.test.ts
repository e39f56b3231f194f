import { fillFence } from "@/lib/text/remark-claims";

const says: Record<string, string> = {
  "{{year:a.b}}": "$1,095.88",
  "{{claim:users}}": "10,000+",
  "{{fact:a.b}}": "yes",
};
const fill = (code: string, language: string | undefined = "chart") =>
  fillFence(language, code, (quote) => says[quote] ?? quote);

it.each([
  ["value: {{year:a.b}}", "value: 1095.88"],
  ['- { label: A, value: "{{year:a.b}}" }', "- { label: A, value: 1095.88 }"],
  ["label: {{year:a.b}} a year", "label: $1,095.88 a year"],
  ["value: {{fact:a.b}}", "value: yes"],
  ["value: {{claim:users}}", "value: 10,000+"],
  ["value: {{year:unknown.b}}", "value: {{year:unknown.b}}"],
])("turns %j of a chart into %j", (code, filled) => {
  expect(fill(code)).toBe(filled);
});

it("is filled in as it reads where the block is no chart", () => {
  expect(fill("value: {{year:a.b}}", "yaml")).toBe("value: $1,095.88");
});
