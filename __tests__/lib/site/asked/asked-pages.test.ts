import fc from "fast-check";
import { z } from "zod";
import { readers } from "@/lib/machines/readers";
import { askedPageAt, isKept } from "@/lib/site/asked/asked-pages";
import { pageKinds } from "@/lib/site/pages";
import { packSegment, unpackSegment } from "@/lib/util/packed-segment";

const asking = pageKinds.filter(({ asked }) => asked);

it("every page that shows what a query asks is found at its address, and is not kept", () => {
  for (const { name, route, asked } of asking) {
    expect(askedPageAt(asked?.at ?? "")?.name).toBe(name);
    expect(isKept(route.replace(/\[\w+\]/, "WyJsdW5hIl0"))).toBe(false);
  }
});

it("the other pages are kept, those at these addresses too", () => {
  const others = pageKinds.filter(({ asked }) => !asked).map(({ route }) => route);
  expect(others.filter((route) => !isKept(route.replace(/\[\w+\]/, "luna")))).toEqual([]);
  expect(askedPageAt("/blog")).toBeUndefined();
});

it("any values pass through one segment of an address", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" })), (values) => {
      const packed = packSegment(values);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(unpackSegment(z.array(z.string()), packed)).toEqual(values);
    }),
  );
});

const hostile = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("__proto__", "%00", "<b>", "9".repeat(10_000)));
const keys = fc.constantFrom("q", "type", "show", "apps", "about", "fact", "__proto__", "");

it("no query makes a reader throw, and its segment stays short", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, hostile)), (pairs) => {
      const query = new URLSearchParams(pairs).toString();
      for (const { name } of Object.values(asking).flatMap(({ asked }) => askedPageAt(asked?.at ?? "") ?? [])) {
        const asked = readers[name](new URL(`https://paper-lantern.example/page?${query}`));
        if (asked && "packed" in asked) expect(asked.packed.length).toBeLessThanOrEqual(2_000);
      }
    }),
  );
});
