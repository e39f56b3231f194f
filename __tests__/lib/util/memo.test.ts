import { memo } from "@/lib/util/memo";

it("computes a value once, even where it is undefined", () => {
  const compute = jest.fn(() => undefined);
  const value = memo((_: object) => compute());
  const key = {};
  expect([value(key), value(key)]).toEqual([undefined, undefined]);
  expect(compute).toHaveBeenCalledTimes(1);
  value({});
  expect(compute).toHaveBeenCalledTimes(2);
});

it("keeps a value until one of the other arguments is another, or one more or less", () => {
  const first = {};
  const second = {};
  const third = {};
  let count = 0;
  const value = memo((_: object, ..._others: object[]) => {
    count += 1;
    return count;
  });
  const found = [
    value(first, second),
    value(first, second),
    value(first, third),
    value(first),
    value(second),
    value(first),
  ];
  expect(found).toEqual([1, 1, 2, 3, 4, 3]);
});
