import { describeMidnight } from "../cms/build-fields";
import { getLabel } from "../cms/form-words";

it("a field may be called like a property of every object", () => {
  expect(getLabel("constructor")).toBe("Constructor");
  expect(getLabel("seoTitle")).toBe("Title for search engines");
});

it("says when a day begins, also where that is UTC", () => {
  expect(describeMidnight(new Date("2026-11-27T01:30:00Z"))).toMatch(
    /^A day begins at midnight UTC(\.|: at \d\d:\d\d your time)/,
  );
});
