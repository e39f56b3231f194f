import fc from "fast-check";
import { pageNumbers, paginate, parsePageNumber } from "@/lib/util/paging";

describe("paginate", () => {
  it("shows every item exactly once, in order, over all pages", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (items, size) => {
        const { pageCount } = paginate(items, 1, size);
        const pages = Array.from({ length: pageCount }, (_, index) => paginate(items, index + 1, size));
        expect(pages.flatMap((page) => page.items)).toEqual(items);
        expect(pages.slice(0, -1).every((page) => page.items.length === size)).toBe(true);
        expect(pages.every((page) => page.total === items.length)).toBe(true);
      }),
    );
  });
});

it.each(["", "0", "01", "-1", "1.5", "1e3", " 1", "１", "9999999"])("parsePageNumber refuses %j", (text) => {
  expect(parsePageNumber(text)).toBeUndefined();
});

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, "gap", 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 20, [1, "gap", 4, 5, 6, "gap", 20]],
  [20, 20, [1, "gap", 19, 20]],
])("pageNumbers offers for page %i of %i", (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});
