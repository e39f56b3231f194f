import { describePlacement, isPlacement } from "@/lib/offers/placements";

it.each(["banner", "closing", "plan-1", "body-12", "ranked-999"])("%s is a placement", (text) => {
  expect(isPlacement(text)).toBe(true);
});

it.each([
  ...["", "Banner", "nowhere", "body", "body-0", "body-01", "body-1000", "body-1e3", "body-1-2", "closing-1"],
  ...["constructor", "__proto__", "toString-1", "body-1\n", " body-1", "body--1"],
])("%j is none", (text) => {
  expect(isPlacement(text)).toBe(false);
});

it("is said in words", () => {
  expect(describePlacement("plan-2")).toBe("plan of the partner, 2");
  expect(describePlacement("banner")).toBe("line above the header");
});
