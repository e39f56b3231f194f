import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appendRecord } from "@/lib/runtime/append-record";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inbox-"));
  file = join(folder, "deep", "contact.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const records = () =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, string>);

/** The function as another bundle has it, with module state of its own. */
function otherBundle(): typeof appendRecord {
  let other = appendRecord;
  jest.isolateModules(() => {
    other = require("@/lib/runtime/append-record").appendRecord;
  });
  return other;
}

it("keeps one record a line in a file that its owner alone can read", async () => {
  await appendRecord(file, { message: "One\nTwo" });
  await appendRecord(file, { message: "Three" });
  expect(records()).toEqual([{ message: "One\nTwo" }, { message: "Three" }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "deep")).mode & 0o777).toBe(0o700);
});

it("loses and mixes nothing when many write at once", async () => {
  const messages = Array.from({ length: 50 }, (_, index) => `${index} ${"x".repeat(5000)}`);
  await Promise.all(messages.map((message) => appendRecord(file, { message })));
  expect(records().map(({ message }) => message)).toEqual(messages);
});

it("writes one record after the other, also those of two bundles", async () => {
  await appendRecord(file, { index: -1 });
  const handle = await open(file, "r");
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  let running = 0;
  let most = 0;
  const { stat, sync } = prototype;
  jest.spyOn(prototype, "stat").mockImplementation(function (this: FileHandle) {
    most = Math.max(most, ++running);
    return stat.call(this);
  });
  jest.spyOn(prototype, "sync").mockImplementation(async function (this: FileHandle) {
    await sync.call(this);
    running -= 1;
  });
  const bundles = [appendRecord, otherBundle()];
  await Promise.all(Array.from({ length: 10 }, (_, index) => bundles[index % 2]?.(file, { index })));
  expect([most, records().length]).toEqual([1, 11]);
});

it("starts a new line after one that was left unfinished", async () => {
  await appendRecord(file, { message: "whole" });
  writeFileSync(file, '{"message":"hal', { flag: "a" });
  await appendRecord(file, { message: "next" });
  expect(readFileSync(file, "utf8")).toBe('{"message":"whole"}\n{"message":"hal\n{"message":"next"}\n');
});

it("is done only when the record is on the disk", async () => {
  await appendRecord(file, { message: "first" });
  const handle = await open(file, "r");
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();

  const steps: string[] = [];
  const sync = prototype.sync;
  jest.spyOn(prototype, "sync").mockImplementation(async function (this: FileHandle) {
    steps.push(readFileSync(file, "utf8").includes("second") ? "sync after the write" : "sync before the write");
    await sync.call(this);
    steps.push("synced");
  });
  await appendRecord(file, { message: "second" });
  expect(steps).toEqual(["sync after the write", "synced"]);
});

it("fails when the disk fails, and goes on with the next record", async () => {
  const handle = await open(folder, "r");
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  jest.spyOn(prototype, "sync").mockRejectedValueOnce(new Error("EIO"));
  const [failed, kept] = await Promise.allSettled([
    appendRecord(file, { message: "a" }),
    appendRecord(file, { message: "b" }),
  ]);
  expect([failed.status, kept.status]).toEqual(["rejected", "fulfilled"]);
});

it("takes nothing more when the file has its full size", async () => {
  const line = `${JSON.stringify({ message: "first" })}\n`;
  await appendRecord(file, { message: "first" }, line.length);
  await expect(appendRecord(file, { message: "second" }, line.length)).rejects.toMatchObject({ name: "FileFull" });
  expect(readFileSync(file, "utf8")).toBe(line);
});

it("fails when the folder cannot be made", async () => {
  writeFileSync(join(folder, "deep"), "a file where the folder should be");
  await expect(appendRecord(file, { message: "lost" })).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(existsSync(file)).toBe(false);
});
