import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RefreshLog } from "@/lib/delivery/refresh-log.js";

const base = mkdtempSync(join(tmpdir(), "refresh-log-"));
let count = 0;
const newFile = () => join(base, String(++count), "refreshed.ndjson");
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe("RefreshLog", () => {
  it("knows what was refreshed at a moment or later", () => {
    const log = new RefreshLog(newFile());
    log.add(["_N_T_/blog", "_N_T_/blog/a"], 1000);
    expect([999, 1000, 1001].map((time) => log.isRefreshedSince(["_N_T_/x", "_N_T_/blog"], time))).toEqual([
      true,
      true,
      false,
    ]);
    expect(log.isRefreshedSince(["_N_T_/x"], 0)).toBe(false);
    expect(log.isRefreshedSince([], 0)).toBe(false);
  });

  it("knows it after a restart", () => {
    const file = newFile();
    new RefreshLog(file).add(["_N_T_/blog"], 1000);
    new RefreshLog(file).add(["_N_T_/reviews"], 2000);
    const log = new RefreshLog(file);
    expect(log.isRefreshedSince(["_N_T_/blog"], 1000)).toBe(true);
    expect(log.isRefreshedSince(["_N_T_/reviews"], 1500)).toBe(true);
    expect(log.isRefreshedSince(["_N_T_/blog"], 1500)).toBe(false);
  });

  it("does not grow past a refresh of the whole site, which covers what was before", () => {
    const file = newFile();
    const log = new RefreshLog(file);
    log.add(["_N_T_/blog"], 1000);
    log.add(["_N_T_/layout"], 2000);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ "_N_T_/layout": 2000 });
    expect(log.isRefreshedSince(["_N_T_/layout", "_N_T_/blog"], 1500)).toBe(true);
  });

  it("turns more paths than a site has into one refresh of everything", () => {
    const file = newFile();
    const log = new RefreshLog(file);
    log.add(
      Array.from({ length: 6000 }, (_, index) => `_N_T_/junk/${index}`),
      1000,
    );
    expect(readFileSync(file, "utf8").length).toBeLessThan(100);
    expect(log.isRefreshedSince(["_N_T_/layout", "_N_T_/junk/1"], 1000)).toBe(true);
  });

  it("adds a line for each refresh, and writes the file anew when it has a thousand", () => {
    const file = newFile();
    const log = new RefreshLog(file);
    const lines = () => readFileSync(file, "utf8").trim().split("\n").length;
    for (let time = 1; time <= 1000; time += 1) log.add(["_N_T_/blog"], time);
    expect(lines()).toBe(1000);
    log.add(["_N_T_/blog"], 1001);
    expect(lines()).toBe(1);
    expect(new RefreshLog(file).isRefreshedSince(["_N_T_/blog"], 1001)).toBe(true);
  });

  it("loses only the line that was cut short", () => {
    const file = newFile();
    const log = new RefreshLog(file);
    log.add(["_N_T_/blog"], 1000);
    appendFileSync(file, '\n{"_N_T_/rev');
    new RefreshLog(file).add(["_N_T_/reviews"], 2000);
    const again = new RefreshLog(file);
    expect(again.isRefreshedSince(["_N_T_/blog"], 1000)).toBe(true);
    expect(again.isRefreshedSince(["_N_T_/reviews"], 2000)).toBe(true);
  });

  it.each(["", "{", "null", "[]", '{"_N_T_/blog":"soon"}'])("starts empty from a damaged file: %s", (text) => {
    const file = join(base, `damaged-${++count}.json`);
    writeFileSync(file, text);
    const log = new RefreshLog(file);
    expect(log.isRefreshedSince(["_N_T_/blog"], 0)).toBe(false);
    log.add(["_N_T_/blog"], 5);
    expect(new RefreshLog(file).isRefreshedSince(["_N_T_/blog"], 5)).toBe(true);
  });

  it("still works where nothing can be written, and says so", () => {
    const told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const file = join(base, "a-file");
    writeFileSync(file, "");
    const log = new RefreshLog(join(file, "refreshed.ndjson"));
    log.add(["_N_T_/blog"], 5);
    expect(log.isRefreshedSince(["_N_T_/blog"], 5)).toBe(true);
    expect(told).toHaveBeenCalledWith(expect.stringContaining("a restart will forget what was refreshed"));
  });
});
