import { lineStart, positionAt } from "@/lib/util/position";

const text = "\nab\n\ncd";

it.each([
  [0, 1, 1],
  [1, 2, 1],
  [2, 2, 2],
  [3, 2, 3],
  [4, 3, 1],
  [5, 4, 1],
  [7, 4, 3],
])("positionAt: offset %i is line %i, column %i", (offset, line, column) => {
  expect(positionAt(text, offset)).toEqual({ line, column });
});

it("lineStart: the offset at which each line begins, also of a text that begins with a line break", () => {
  expect([...`${text} `].map((_, offset) => lineStart(text, offset))).toEqual([0, 1, 1, 1, 4, 5, 5, 5]);
});
