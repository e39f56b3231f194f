import { editDistance } from "@/lib/util/nearest";

describe("editDistance", () => {
  it.each([
    ["chart", "chart", 0],
    ["chart", "chrat", 1],
    ["chart", "charts", 1],
    ["chart", "", 5],
    ["chart", "dart", 2],
    ["guide", "guild", 2],
    ["ca", "abc", 3],
  ])("counts the slips from %s to %s", (a, b, count) => {
    expect(editDistance(a, b)).toBe(count);
    expect(editDistance(b, a)).toBe(count);
  });
});
