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

  it("has a first page even without items", () => {
    expect(paginate([], 1, 6)).toEqual({ items: [], page: 1, pageCount: 1, total: 0 });
  });

  it("has no page with nothing on it at a full last page", () => {
    expect(paginate([1, 2, 3, 4, 5, 6], 1, 6).pageCount).toBe(1);
    expect(paginate([1, 2, 3, 4, 5, 6, 7], 2, 6)).toMatchObject({ items: [7], pageCount: 2 });
  });

  it("is empty past the end", () => {
    expect(paginate([1, 2, 3], 2, 6).items).toEqual([]);
  });
});

describe("parsePageNumber", () => {
  it.each([
    ["1", 1],
    ["20", 20],
    ["999999", 999999],
  ])("reads %s", (text, page) => {
    expect(parsePageNumber(text)).toBe(page);
  });

  it.each(["", "0", "01", "-1", "+1", "1.5", "1e3", " 1", "1\n", "one", "１", "9999999", "1/2"])(
    "refuses %j",
    (text) => {
      expect(parsePageNumber(text)).toBeUndefined();
    },
  );
});

describe("pageNumbers", () => {
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
  ])("offers for page %i of %i", (page, pageCount, expected) => {
    expect(pageNumbers(page, pageCount)).toEqual(expected);
  });

  it("always offers first, last, current and its neighbours, and a gap only where two or more are left out", () => {
    const place = fc
      .integer({ min: 1, max: 200 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([page, count]) => {
        const shown = pageNumbers(page, count);
        const numbers = shown.filter((one) => one !== "gap");
        const wanted = [1, page - 1, page, page + 1, count].filter((one) => one >= 1 && one <= count);
        expect(numbers).toEqual(expect.arrayContaining(wanted));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        for (const [index, one] of shown.entries()) {
          const before = shown[index - 1];
          const after = shown[index + 1];
          if (one === "gap") expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === "number") expect(one - before).toBe(1);
        }
      }),
    );
  });
});
