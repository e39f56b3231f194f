import { nextActive } from "@/components/search/next-active";

it.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, 2],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Home", -1, undefined],
  ["End", -1, undefined],
  ["a", 1, undefined],
  ["Enter", 1, undefined],
] as const)("%s from %i of three leads to %s", (key, active, expected) => {
  expect(nextActive(key, active, 3)).toBe(expected);
});

it.each(["ArrowDown", "ArrowUp", "Home", "End"])("%s leads nowhere in an empty list", (key) => {
  expect(nextActive(key, -1, 0)).toBeUndefined();
});
