import { isStale, staleFrom } from "@/lib/apps/freshness";

it("what was looked up is fresh up to the last of its days, and old from the next", () => {
  expect(["2025-06-20", "2025-07-20", "2025-07-21"].map((day) => isStale("2025-06-20", 30, day))).toEqual([
    false,
    false,
    true,
  ]);
  expect(staleFrom("2025-06-20", 30)).toBe("2025-07-21");
  expect(staleFrom("2024-02-28", 1)).toBe("2024-03-01");
});
