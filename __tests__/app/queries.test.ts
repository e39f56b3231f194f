import fc from "fast-check";
import { queries } from "@/app/queries";
import { queryPageAt } from "@/lib/addresses/page-addresses";
import { pageKinds } from "@/lib/addresses/pages";
import { anyCharacter } from "../helpers/any-character";

it("every page that shows what a query asks is found at its address, where readers cannot come without the query", () => {
  const registered = pageKinds.filter(({ queryOf }) => queryOf);
  expect(registered).toHaveLength(5);
  for (const { name, route, queryOf = "", reached } of registered) {
    expect(queryPageAt(queryOf)).toEqual({ name, route });
    expect(reached).toBe(route === queryOf ? undefined : "middleware");
  }
  expect(queryPageAt("/blog")).toBeUndefined();
});

it.each([
  ["comparisonResults", "apps=ghost"],
  ["findResults", "month=9"],
  ["costsResults", "months=x"],
  ["reportForm", "about=brasswick"],
  ["search", "q=a"],
] as const)("%s asks for something with ?%s, and for nothing with what a campaign adds", (name, query) => {
  expect(queries[name].isEmpty(new URLSearchParams(query))).toBe(false);
  expect(queries[name].isEmpty(new URLSearchParams("utm_source=letter"))).toBe(true);
});

const hostile = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.constantFrom("__proto__", "%00", "<b>", "9".repeat(10_000)),
);
const keys = fc.constantFrom("q", "type", "show", "apps", "about", "fact", "month", "weight-", "__proto__", "");

it("no query makes a reader throw", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, hostile)), (pairs) => {
      for (const { read, isEmpty } of Object.values(queries)) {
        read(new URLSearchParams(pairs));
        expect(typeof isEmpty(new URLSearchParams(pairs))).toBe("boolean");
      }
    }),
  );
});
