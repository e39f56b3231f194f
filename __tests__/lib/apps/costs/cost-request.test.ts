import fc from "fast-check";
import { costAddress, isEmptyRequest, readCostRequest } from "@/lib/apps/costs/cost-request";

const read = (query: string) => readCostRequest(new URLSearchParams(query));

it("reads apps, months and a day, and writes the address again", () => {
  const request = read("apps=luna-ai&apps=spicy-ai&months=7&from=2025-07-01");
  expect(request).toEqual({
    names: ["luna-ai", "spicy-ai"],
    others: 0,
    months: 7,
    from: "2025-07-01",
    isUnread: false,
  });
  expect(costAddress(request.names, request.months, request.from)).toBe(
    "/reviews/costs?apps=luna-ai,spicy-ai&months=7&from=2025-07-01",
  );
  expect(costAddress([])).toBe("/reviews/costs");
});

it.each([1, 60])("reads %d months, the fewest and the most", (months) =>
  expect(read(`months=${months}`)).toMatchObject({ months, isUnread: false }),
);

it.each(["", "apps=", "apps=,&months=&from=", "utm_source=letter"])("is nothing: %s", (query) =>
  expect(isEmptyRequest(read(query))).toBe(true),
);

it.each([
  ...["months=0", "months=61", "months=1e3", "months=-1", "months=7.5", `months=${"9".repeat(10_000)}`],
  ...["from=2025-02-30", "from=1999-01-01", "from=today", "from=%3Cscript%3E", "from=9999-12-31"],
])("counts what cannot be read: %.40s", (query) =>
  expect(read(query)).toEqual({ names: [], others: 0, isUnread: true }),
);

it("any address is read, and has a short address that asks the same", () => {
  const field = fc.constantFrom("apps", "months", "from", "__proto__", "q");
  fc.assert(
    fc.property(fc.array(fc.tuple(field, fc.oneof(fc.string(), fc.nat().map(String)))), (pairs) => {
      const request = readCostRequest(new URLSearchParams(pairs));
      const [, query = ""] = costAddress(request.names, request.months, request.from).split("?");
      expect(query.length).toBeLessThanOrEqual(1_000);
      expect(read(query)).toEqual({ ...request, others: 0, isUnread: false });
    }),
  );
});
