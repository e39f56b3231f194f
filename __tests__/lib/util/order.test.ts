import { byLatest, byName, compareText } from "@/lib/util/order";

it("compareText sorts by code units", () => {
  expect(["b", "a", "B", "a-b", "a"].sort(compareText)).toEqual(["B", "a", "a", "a-b", "b"]);
});

it("byName sorts as readers expect it", () => {
  const names = ["Zoe", "élan", "Eve", "adam"].map((name) => ({ name }));
  expect(names.sort(byName).map(({ name }) => name)).toEqual(["adam", "élan", "Eve", "Zoe"]);
});

it("byLatest keeps the order of one day", () => {
  const days = [
    { date: "2025-01-01", id: 1 },
    { date: "2025-02-01", id: 2 },
    { date: "2025-02-01", id: 3 },
  ];
  expect(days.sort(byLatest).map(({ id }) => id)).toEqual([2, 3, 1]);
});
