import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  findContentProblems,
  findDiskProblems,
  findOutboxProblems,
  findPublisherProblems,
  findRedisProblems,
  freeShare,
} from "@/lib/server/problems";

const folder = mkdtempSync(join(tmpdir(), "problems-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [undefined, []],
  [0.5, []],
  [0.06, [expect.stringMatching(/^6\.0 % of the disk that holds .* is free\. When it is full/)]],
])("a disk of which %d is free is named when it fills", (free, found) => {
  expect(findDiskProblems(folder, () => free)).toEqual(found);
});

it("the free share of a disk is that of the system; a folder that is not there has none", () => {
  expect(freeShare(folder)).toBeGreaterThan(0);
  expect(freeShare(folder)).toBeLessThanOrEqual(1);
  expect(freeShare(join(folder, "none"))).toBeUndefined();
});

it("a clock that the site does not follow, a lost Redis and faults are named", () => {
  expect(findRedisProblems("lost").join()).toMatch(/^Redis cannot be reached/);
  expect([...findRedisProblems("off"), ...findRedisProblems("connected")]).toEqual([]);
  const broken = ["blog/a.md:3:1  error  Unknown field.", "blog/b.md:1:1  error  This file is missing."];
  expect(findContentProblems(broken).join()).toMatch(
    /as it was .*blog\/a\.md:3:1 {2}error {2}Unknown field\. .* 1 more/,
  );
  expect(findContentProblems([])).toEqual([]);
});

it("messages that are stuck or refused are named, with what to do", () => {
  const quiet = { waiting: 1, dead: 0, oldest: 60 };
  expect(findOutboxProblems(quiet)).toEqual([]);
  expect(findOutboxProblems(null).join()).toMatch(/^The outbox cannot be read/);
  expect(findOutboxProblems({ ...quiet, dead: 1 }).join()).toMatch(/refused 1 message: `npm run ops -- inbox list/);
  expect(findOutboxProblems({ ...quiet, oldest: 1000 }).join()).toMatch(/the oldest for 17 minutes/);
});

it("a puller that is stuck or has stopped is named", () => {
  const now = Date.parse("2025-07-01T12:20:00Z");
  const publisher = { lookedAt: "2025-07-01T12:15:00.000Z", commit: "a".repeat(40), stuck: null };
  const stuck = { since: "2025-07-01T12:00:00.000Z", commit: "b".repeat(40), reasons: ["blog/a.md:1:1 Broken."] };
  expect([...findPublisherProblems(undefined), ...findPublisherProblems(publisher, now)]).toEqual([]);
  expect(findPublisherProblems({ ...publisher, stuck }, now).join()).toContain("blog/a.md:1:1 Broken. Correct it");
  expect(findPublisherProblems(publisher, now + 600_000).join()).toMatch(/^The puller last looked at/);
});
