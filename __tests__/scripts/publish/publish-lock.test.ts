import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takeLock } from "../../../scripts/publish/publish-lock";

const folder = mkdtempSync(join(tmpdir(), "lock-"));
const file = join(folder, "live.lock");
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

it("is taken once while its process runs", () => {
  expect([takeLock(file), takeLock(file)]).toEqual([true, false]);
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
});

it("is free at once when its process has ended without removing it", () => {
  writeFileSync(file, execFileSync(process.execPath, ["-p", "process.pid"]));
  expect([takeLock(file), takeLock(file)]).toEqual([true, false]);
});

it("is free when it is older than any run, and held while it is being written", () => {
  writeFileSync(file, "");
  expect(takeLock(file)).toBe(false);
  writeFileSync(file, String(process.pid));
  expect(takeLock(file, Date.now() + 601_000)).toBe(true);
});
