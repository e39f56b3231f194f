import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takeLock, tryLock } from "../../../scripts/publish/pull-lock";

const parent = mkdtempSync(join(tmpdir(), "lock-"));
const folder = join(parent, "live.publishing");
const ended = Number(execFileSync(process.execPath, ["-p", "process.pid"]));

/** Files of runs with these process ids. */
function announce(...pids: number[]): void {
  mkdirSync(folder, { recursive: true });
  for (const pid of pids) writeFileSync(join(folder, `${pid}-${crypto.randomUUID()}`), "");
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(parent, { recursive: true }));

it("is taken once while its process runs", async () => {
  expect([await takeLock(folder), await takeLock(folder)]).toEqual([true, false]);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(new RegExp(`^${process.pid}-`))]);
});

it("is free at once when processes have ended without removing their files, which it removes", () => {
  announce(ended, ended);
  expect([tryLock(folder), tryLock(folder)]).toEqual([true, false]);
  expect(readdirSync(folder)).toHaveLength(1);
});

it("is free when the other run is older than any", () => {
  announce(process.ppid);
  expect(tryLock(folder)).toBe(false);
  expect(tryLock(folder, Date.now() + 601_000)).toBe(true);
});

it("is free when the process that left its file had the id that this one has, as in the container before", () => {
  announce(process.pid);
  expect(tryLock(folder)).toBe(true);
});

it("is taken by one of two runs that find the same left one at once", () => {
  announce(ended);
  const isThere = process.kill.bind(process);
  let second: boolean | undefined;
  jest.spyOn(process, "kill").mockImplementation((pid, signal) => {
    // The second run comes whole while the first one looks at what is left.
    if (pid === ended && second === undefined) {
      second = false;
      second = tryLock(folder);
    }
    return isThere(pid, signal);
  });
  const first = tryLock(folder);
  expect([first, second]).toEqual([true, false]);
  expect(readdirSync(folder)).toHaveLength(1);
});

it("is tried again a moment later, because two that begin at the same moment both step back", async () => {
  announce(process.ppid);
  setTimeout(() => rmSync(folder, { recursive: true }), 20);
  expect(await takeLock(folder)).toBe(true);
});
