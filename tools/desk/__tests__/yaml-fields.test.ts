import { addToList, editFields } from "@/tools/desk/editing/yaml-fields";

it("adds to a list in the way in which it is written", () => {
  const add = (fields: string, item: unknown) => editFields(fields, (document) => addToList(document, "list", [item]));
  expect(add("a: 1\n", "x")).toBe("a: 1\nlist: [x]\n");
  expect(add("list: [b]\na: 1\n", "x")).toBe("list: [b, x]\na: 1\n");
  expect(add("list:\n  - b\n# Of a.\na: 1\n", "x")).toBe("list:\n  - b\n  - x\n# Of a.\na: 1\n");
  expect(add("", { from: "/a" })).toBe("list:\n  - { from: /a }\n");
  expect(add("list: []\n", { from: "/a" })).toBe("list:\n  - { from: /a }\n");
  expect(() => add("list: words\n", "x")).toThrow('"list" is not a list');
});
