import { shorten } from "@/lib/util/shorten";

it.each([
  ["It fits.", 8, "It fits."],
  ["A careful way to look", 16, "A careful way…"],
  ["First, second, third", 14, "First…"],
  ["First, second, third", 15, "First, second…"],
  ["Incomprehensibilities", 8, "Incompre…"],
])("%s, at most %d characters: %s", (text, max, expected) => {
  expect(shorten(text, max)).toBe(expected);
});
