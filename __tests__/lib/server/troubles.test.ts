import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  findClockTroubles,
  findDiskTroubles,
  findFaultTroubles,
  findOutboxTroubles,
  findRedisTroubles,
  freeShare,
} from "@/lib/server/troubles";

const folder = mkdtempSync(join(tmpdir(), "troubles-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [0.5, []],
  [0.06, [false]],
  [0.01, [true]],
])("a disk of which %d is free is named once, whatever is on it", (free, urgent) => {
  const found = findDiskTroubles([folder, join(folder, "none"), folder], (of) => (of === folder ? free : undefined));
  expect(found.map(({ isUrgent }) => isUrgent)).toEqual(urgent);
});

it("the free share of a disk is that of the system; a folder that is not there has none", () => {
  expect(freeShare(folder)).toBeGreaterThan(0);
  expect(freeShare(folder)).toBeLessThanOrEqual(1);
  expect(freeShare(join(folder, "none"))).toBeUndefined();
});

it("a clock that the site does not follow, a lost Redis, faults and stuck messages are troubles", () => {
  expect(findClockTroubles("2019-01-01", "2025-07-01")).toMatchObject([{ about: "clock", isUrgent: true }]);
  expect(findClockTroubles("2025-07-01", "2025-07-01")).toEqual([]);
  expect(findRedisTroubles("lost")).toMatchObject([{ about: "redis", isUrgent: true }]);
  expect([...findRedisTroubles("off"), ...findRedisTroubles("connected")]).toEqual([]);
  expect(findFaultTroubles(2)).toMatchObject([{ about: "content", isUrgent: false }]);
  expect(findFaultTroubles(0)).toEqual([]);
  const quiet = { waiting: 1, dead: 0, oldest: 60 };
  expect(findOutboxTroubles(quiet)).toEqual([]);
  for (const outbox of [null, { ...quiet, dead: 1 }, { ...quiet, oldest: 1000 }])
    expect(findOutboxTroubles(outbox)).toMatchObject([{ about: "messages", isUrgent: true }]);
});
