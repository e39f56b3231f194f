import { readingMinutes } from "@/lib/content/snapshot/derive";

describe("readingMinutes", () => {
  it.each([
    ["", 1],
    ["word ".repeat(225), 1],
    ["word ".repeat(338), 2],
    ["word ".repeat(2250), 10],
    ["## — * - | ".repeat(2000), 1],
    ["[word](/a/very/long/address-that-nobody-reads) ".repeat(450), 2],
  ])("counts words, not marks and addresses", (markdown, minutes) => {
    expect(readingMinutes(markdown)).toBe(minutes);
  });
});
