import { createRateLimit } from "@/lib/state/rate-limit";

function limited(maxKeys = 100) {
  const clock = { time: 1_000_000 };
  const take = createRateLimit({ limit: 2, windowMs: 10_000, maxKeys, now: () => clock.time });
  return { clock, take };
}

it("remembers a bounded number of keys, and forgets the one seen longest ago", () => {
  const { take } = limited(3);
  take("a");
  take("a");
  take("b");
  take("b");
  take("c");
  take("a");
  take("d");
  expect(take("b")).toBe(0);
  expect(take("a")).toBeGreaterThan(0);
});

it("does not follow the clock of the machine, which may be set back", () => {
  let ahead = 3_600_000;
  const now = Date.now;
  jest.spyOn(Date, "now").mockImplementation(() => now() + ahead);
  const take = createRateLimit({ limit: 1, windowMs: 60_000, maxKeys: 1 });
  take("a");
  ahead = 0;
  expect(take("a")).toBe(60);
});
