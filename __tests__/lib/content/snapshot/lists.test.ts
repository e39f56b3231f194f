import fc from "fast-check";
import { changedSpan, changeSorted, difference, rememberingMap } from "@/lib/content/snapshot/lists";

type Item = { place: number };

/** Two lists that share some of their items: those whose places are in both, in any order. */
const lists = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 20 }),
    fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 20 }),
  )
  .map(([before, after]) => {
    const items = Array.from({ length: 31 }, (_, place): Item => ({ place }));
    const pick = (places: readonly number[]) => [...new Set(places)].map((place) => items[place] as Item);
    return { before: pick(before), after: pick(after) };
  });
const byPlace = (a: Item, b: Item) => a.place - b.place;

describe("changedSpan", () => {
  it.each([
    ["abc", "abc", { start: 3, endBefore: 3, endAfter: 3 }],
    ["abc", "abxc", { start: 2, endBefore: 2, endAfter: 3 }],
    ["abc", "axc", { start: 1, endBefore: 2, endAfter: 2 }],
    ["aa", "aaa", { start: 2, endBefore: 2, endAfter: 3 }],
    ["", "ab", { start: 0, endBefore: 0, endAfter: 2 }],
    ["ab", "", { start: 0, endBefore: 2, endAfter: 0 }],
  ])("finds where %p and %p differ", (before, after, span) => {
    expect(changedSpan([...before], [...after])).toEqual(span);
  });
});

describe("difference", () => {
  it("names what came and what went, and nothing that moved", () => {
    fc.assert(
      fc.property(lists, ({ before, after }) => {
        const { removed, added } = difference(before, after);
        expect(removed).toEqual(before.filter((item) => !after.includes(item)));
        expect(added).toEqual(after.filter((item) => !before.includes(item)));
      }),
    );
  });
});

describe("changeSorted", () => {
  it("is what sorting anew would be", () => {
    fc.assert(
      fc.property(lists, ({ before, after }) => {
        const { removed, added } = difference(before, after);
        const sorted = [...before].sort(byPlace);
        expect(changeSorted(sorted, removed, added, byPlace)).toEqual([...after].sort(byPlace));
      }),
    );
  });

  it("leaves the list itself where nothing concerns it", () => {
    const list = [{ place: 1 }];
    expect(changeSorted(list, [{ place: 1 }], [], byPlace)).toBe(list);
  });

  it("puts an item behind its equals, as sorting does", () => {
    const [first, second] = [{ place: 1 }, { place: 1 }];
    expect(changeSorted([first], [], [second], byPlace)[1]).toBe(second);
  });
});

describe("rememberingMap", () => {
  it("maps like map, and maps again only what is not where it was", () => {
    fc.assert(
      fc.property(lists, ({ before, after }) => {
        const mapped: Item[] = [];
        const map = rememberingMap((item: Item) => {
          mapped.push(item);
          return item.place;
        });
        expect(map(before)).toEqual(before.map(({ place }) => place));
        mapped.length = 0;
        expect(map(after)).toEqual(after.map(({ place }) => place));
        const { start, endAfter } = changedSpan(before, after);
        expect(mapped).toEqual(after.slice(start, endAfter));
      }),
    );
  });
});
