import fc from "fast-check";
import { appendParameters } from "@/lib/offers/sub-ids";

const ours = { utm_source: "lantern", utm_medium: "affiliate", clickref: "body-1--blog--a-text" };
const appended = "utm_source=lantern&utm_medium=affiliate&clickref=body-1--blog--a-text";

it.each([
  ["https://net.example/c", `https://net.example/c?${appended}`],
  ["https://net.example/c?", `https://net.example/c?${appended}`],
  ["https://net.example/c?flag&", `https://net.example/c?flag&${appended}`],
  ["https://NET.example/c;p=1?m={clickid}", `https://NET.example/c;p=1?m={clickid}&${appended}`],
  ["https://net.example/#/offer?aff=1", `https://net.example/?${appended}#/offer?aff=1`],
  [
    "https://net.example/c?u=https://shop.example/?a=1",
    `https://net.example/c?u=https://shop.example/?a=1&${appended}`,
  ],
  ["https://net.example/c?x=%zz&y=%2f'(a)!", `https://net.example/c?x=%zz&y=%2f'(a)!&${appended}`],
])("%s leads to %s", (address, expected) => {
  expect(appendParameters(address, ours)).toBe(expected);
});

it("nothing of an address is written anew: without what was appended, it is what the network gave", () => {
  const piece = fc.oneof(
    fc.constantFrom("%20", "{clickid}", "==", "&flag", "#", "/#/", ";p=1", "%zz", "+", "~", "?", "&", "é", "%2f"),
    fc.string({ maxLength: 6 }),
  );
  const address = fc.array(piece, { maxLength: 12 }).map((pieces) => `https://Net.example/${pieces.join("")}`);
  fc.assert(
    fc.property(address, (given) => {
      const result = appendParameters(given, ours);
      const at = result.indexOf(appended);
      const before = result.slice(0, at);
      const after = result.slice(at + appended.length);
      const isJoined = [before, before.slice(0, -1)].some((start) => start + after === given);
      return isJoined && !before.includes("#") && (after === "" || after.startsWith("#"));
    }),
  );
});

it("a parameter that the address has stays as it is, and ours is left out", () => {
  const theirs = "https://net.example/?clickref=base&utm_source=THEIRS&clickref=two&utm%5Fmedium=x";
  expect(appendParameters(theirs, ours)).toBe(theirs);
  expect(appendParameters("https://net.example/?UTM_SOURCE=x#utm_medium=y", ours)).toBe(
    `https://net.example/?UTM_SOURCE=x&${appended}#utm_medium=y`,
  );
});
