import fc from "fast-check";
import { findAddress, isEmptyCriteria, noCriteria, readCriteria } from "@/lib/apps/finder/criteria";

const read = (query: string) => readCriteria(new URLSearchParams(query));

describe("what an address asks for", () => {
  it("is read as the form sends it, with its empty fields", () => {
    expect(
      read(
        "month=15&year=&free=yes&platform=web&platform=ios&kind=companion&adult=&fact=account-deletion&fact=export&weight-media=0",
      ),
    ).toEqual({
      ...noCriteria,
      month: 1500,
      order: "month",
      free: true,
      platforms: ["web", "ios"],
      kinds: ["companion"],
      facts: ["account-deletion", "export"],
      weights: [["media", 0]],
    });
  });

  it("is read as short addresses have it", () => {
    const criteria = read("month=10000&year=99.50&platform=web,ios&adult=no&weight-terms=10");
    expect(criteria).toMatchObject({
      month: 1_000_000,
      year: 9950,
      platforms: ["web", "ios"],
      adult: "no",
      weights: [["terms", 10]],
    });
    expect(findAddress(criteria)).toBe("/reviews/find?month=10000&year=99.5&platform=web,ios&adult=no&weight-terms=10");
  });

  it.each([
    ["year=60", "year"],
    ["month=9&year=60", "year"],
    ["month=9", "month"],
    ["year=60&order=points", "points"],
    ["free=yes", "points"],
  ])("begins with the price that has a limit, unless another order is chosen: %s", (query, order) => {
    expect(read(query).order).toBe(order);
    expect(findAddress(read(query))).toBe(`/reviews/find?${query}`);
  });

  it.each(["", "month=&year=", "utm_source=letter", "adult=", "fact=,,"])("is nothing: %s", (query) => {
    expect(isEmptyCriteria(read(query))).toBe(true);
    expect(findAddress(read(query))).toBe("/reviews/find");
  });

  it.each([
    "month=-1",
    "month=1e9",
    "month=99999",
    "month=12.345",
    "year=Infinity",
    "free=1",
    "adult=<b>",
    "platform=__proto__",
    "fact=%3Cscript%3E",
    "weight-media=11",
    "weight-media=-1",
    "weight-__proto__=3",
    `kind=${"a".repeat(10_000)}`,
  ])("is counted where it cannot be read: %.40s", (query) => expect(read(query)).toEqual({ ...noCriteria, unread: 1 }));

  it("takes the first of a repeated value, and each name once", () => {
    expect(read("month=5&month=50&fact=a&fact=a,b")).toMatchObject({ month: 500, facts: ["a", "b"], unread: 0 });
  });
});

const part = fc.constantFrom(
  "month",
  "year",
  "free",
  "platform",
  "kind",
  "adult",
  "fact",
  "weight-media",
  "weight-",
  "q",
);

it("any address is read, and has a short address that asks the same", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(part, fc.oneof(fc.string(), fc.nat().map(String), fc.constant("yes")))), (pairs) => {
      const criteria = readCriteria(new URLSearchParams(pairs));
      const [, query = ""] = findAddress(criteria).split("?");
      expect(readCriteria(new URLSearchParams(query))).toEqual({ ...criteria, unread: 0 });
    }),
  );
});

it("of the longest address, no more is read than a page can show", () => {
  const names = Array.from({ length: 400 }, (_, index) => `a-name-of-some-length-${index}`).join(",");
  const weights = Array.from({ length: 400 }, (_, index) => `weight-a-name-${index}=3`).join("&");
  const query = `month=12&fact=${names}&kind=${names}&platform=${names}&${weights}`;
  expect(JSON.stringify(read(query)).length).toBeLessThanOrEqual(9_000);
});
