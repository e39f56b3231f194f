import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adoptDisk } from "@/lib/runtime/adopt-disk";

const base = mkdtempSync(join(tmpdir(), "disk-"));
afterAll(() => rmSync(base, { recursive: true }));

it("leaves a folder that can be written, and makes it", () => {
  const env = { STATE_DIR: join(base, "state") };
  expect(adoptDisk(env)).toBeUndefined();
  expect([env.STATE_DIR, existsSync(env.STATE_DIR)]).toEqual([join(base, "state"), true]);
});

it("does without one that cannot be, and says what that means for messages", () => {
  writeFileSync(join(base, "file"), "");
  const env = { STATE_DIR: join(base, "file/state") };
  expect(adoptDisk(env)).toMatch(/^\/.*file\/state cannot be written \(ENOTDIR\).*when its webhook has taken it/);
  expect(env.STATE_DIR).toBe("none");
});

it("says nothing where the operator has said it", () => {
  expect(adoptDisk({ STATE_DIR: "none" })).toBeUndefined();
});
