import fc from "fast-check";
import { getDifference, isSameList } from "@/lib/content/site/compare-lists";

/** Lists of which no item stands twice, as those of a content folder. */
const list = fc.uniqueArray(fc.integer({ min: 0, max: 9 }));

describe("getDifference", () => {
  it("returns what each of two lists has and the other has not, in their order", () => {
    fc.assert(
      fc.property(list, list, (before, now) => {
        const gone = before.filter((item) => !now.includes(item));
        const added = now.filter((item) => !before.includes(item));
        expect(getDifference(before, now)).toStrictEqual([gone, added]);
      }),
    );
  });
});

describe("isSameList", () => {
  it("compares by identity and order", () => {
    fc.assert(
      fc.property(list, list, (before, now) => {
        expect(isSameList(before, now)).toBe(JSON.stringify(before) === JSON.stringify(now));
      }),
    );
    expect(isSameList([{}], [{}])).toBe(false);
  });
});
