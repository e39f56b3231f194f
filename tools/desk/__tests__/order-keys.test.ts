import fc from "fast-check";
import { parse, stringify } from "yaml";
import { orderKeys } from "@/tools/desk/editing/order-keys";

const order = ["a", "b", "list", "c"];
const orderOf = () => order;

it("puts fields in order, with the comments above them, and keeps how values are written", () => {
  const yaml =
    '# Of the file.\nc: "3" # three\n# Of b,\n# on two lines.\nb: >-\n  two\n  lines\n\na: { z: 1,  y: 2 }\nunknown: 6.80\n';
  expect(orderKeys(`z: 1\n${yaml.split("\n").slice(1).join("\n")}`, orderOf)).toBe(
    'a: { z: 1,  y: 2 }\n# Of b,\n# on two lines.\nb: >-\n  two\n  lines\n\nc: "3" # three\nz: 1\nunknown: 6.80\n',
  );
});

it("puts the items of lists in order, whose first field stands behind the dash", () => {
  expect(orderKeys("list:\n  - b: 1\n    a: 2\n  - a: 3\n    # Of c.\n    c: 4\n    b: 5\nb: 6", orderOf)).toBe(
    "b: 6\nlist:\n  - a: 2\n    b: 1\n  - a: 3\n    b: 5\n    # Of c.\n    c: 4\n",
  );
});

it("leaves what has no order, and what is in order, byte for byte", () => {
  const yaml = "b:   1\n\na: 2  # why\n";
  expect(orderKeys(yaml, () => [])).toBe(yaml);
  expect(orderKeys("a: 1\nb: 2", orderOf)).toBe("a: 1\nb: 2");
  expect(orderKeys("", orderOf)).toBe("");
});

const field = fc.constantFrom("a", "b", "c", "list", "x", "y");
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant("two\nlines\n")),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(field, tie("value"), { maxKeys: 4 }),
  ),
})).value;

it("never changes what is said, and twice is the same as once", () => {
  fc.assert(
    fc.property(fc.dictionary(field, value, { minKeys: 1, maxKeys: 6 }), (data) => {
      const ordered = orderKeys(stringify(data), orderOf);
      expect(parse(ordered)).toEqual(data);
      expect(orderKeys(ordered, orderOf)).toBe(ordered);
      const keys = Object.keys(parse(ordered)).filter((key) => order.includes(key));
      expect(keys).toEqual([...keys].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    }),
  );
});

it("leaves a map alone that has lists for names", () => {
  expect(orderKeys("? [c]\n: 1\nb: 2\na: 3\n", orderOf)).toBe("? [c]\n: 1\nb: 2\na: 3\n");
});
