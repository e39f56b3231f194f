import { clientAddress } from "@/lib/http/sender";

const read = (forwarded: string, proxies = 0) => clientAddress(new Headers({ "x-forwarded-for": forwarded }), proxies);
const from = (forwarded: string, proxies = 0) => read(forwarded, proxies).household;

it.each([
  ["203.0.113.9", 0, "203.0.113.9"],
  ["6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["6.6.6.6, 203.0.113.9, 10.0.0.1", 2, "203.0.113.9"],
  ["203.0.113.9", 2, "unknown"],
  ["203.0.113.9:51234", 1, "203.0.113.9"],
  ["::ffff:203.0.113.9", 0, "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", 0, "2001:db8:1:2::/64"],
  ["[2001:DB8:1:2::6]:443", 1, "2001:db8:1:2::/64"],
  ["2001:db8::1", 0, "2001:db8::/64"],
  ["::1", 0, "::/64"],
  ["fe80::1%eth0", 0, "fe80::/64"],
  ["not an address", 0, "unknown"],
  ["127.1", 0, "unknown"],
  ["203.0.113.009", 0, "unknown"],
  ["x".repeat(10_000), 0, "unknown"],
])("reads %j behind %i proxies as %j", (forwarded, proxies, expected) => {
  expect(from(forwarded, proxies)).toBe(expected);
});

it("names the /48 around a household, and none around an IPv4 address", () => {
  expect(read("2001:db8:1:2::6")).toEqual({ household: "2001:db8:1:2::/64", site: "2001:db8:1::/48" });
  expect(read("2001:db8:1:ffff::6").site).toBe(read("2001:db8:1:2::6").site);
  expect(read("2001:db8:2:2::6").site).not.toBe(read("2001:db8:1:2::6").site);
  expect(read("203.0.113.9")).toEqual({ household: "203.0.113.9" });
});
