import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClickedLink, removeOldClicks, writeClick } from "@/lib/offers/click-log";
import { parseEnv } from "@/lib/runtime/env";
import { readClicks } from "@/tools/desk/clicks/read-clicks";

const folder = mkdtempSync(join(tmpdir(), "clicks-"));
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const env = parseEnv({ CLICKS_DIR: folder, CLICKS_DAYS: "30" });
const link: ClickedLink = { partner: "house", placement: "ranked-2", page: "/reviews", rank: 2 };
const noon = new Date("2025-06-28T12:34:56.789Z");
const fileOf = (day: string) => join(folder, `${day}.ndjson`);

/** Lines that the operator sees. */
function watchLog(): string[] {
  const lines: string[] = [];
  jest.spyOn(process.stderr, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  return lines;
}

it("writes day, hour and link, and nothing else", async () => {
  await writeClick(link, env, noon);
  await writeClick({ partner: "house", placement: "banner", page: "/", rank: undefined }, env, noon);
  expect(readFileSync(fileOf("2025-06-28"), "utf8")).toBe(
    '{"day":"2025-06-28","hour":12,"partner":"house","placement":"ranked-2","page":"/reviews","rank":2}\n' +
      '{"day":"2025-06-28","hour":12,"partner":"house","placement":"banner","page":"/"}\n',
  );
  expect(statSync(fileOf("2025-06-28")).mode & 0o777).toBe(0o600);
});

it("writes nothing that a link might carry beside", async () => {
  const visitor = { ...link, address: "203.0.113.7", agent: "Firefox" };
  await writeClick(visitor, env, noon);
  expect(readFileSync(fileOf("2025-06-28"), "utf8")).not.toMatch(/203|Firefox/);
});

it("stops at the largest size of a day", async () => {
  const log = watchLog();
  for (let index = 0; index < 20; index += 1) await writeClick(link, env, new Date("2025-07-01T00:00:00Z"), 500);
  expect(statSync(fileOf("2025-07-01")).size).toBeLessThan(500 + 120);
  expect(log.join("")).toContain("FileFull");
});

it("loses a click that cannot be written, and says so once a day", async () => {
  const log = watchLog();
  // What a full or read-only disk does: the file cannot be opened.
  mkdirSync(fileOf("2025-07-02"), { recursive: true });
  const day = new Date("2025-07-02T10:00:00Z");
  await expect(writeClick(link, env, day)).resolves.toBeUndefined();
  await writeClick(link, env, day);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/clicks of 2025-07-02 cannot be written to .*: EISDIR/);
});

it("survives a folder that cannot be made", async () => {
  const log = watchLog();
  writeFileSync(join(folder, "file"), "");
  const blocked = parseEnv({ CLICKS_DIR: join(folder, "file", "clicks") });
  await expect(writeClick(link, blocked, new Date("2025-07-03T10:00:00Z"))).resolves.toBeUndefined();
  expect(log).toHaveLength(1);
});

it("keeps the days that are to be kept, and every other file", async () => {
  for (const day of ["2025-05-28", "2025-05-29", "2025-06-28"]) writeFileSync(fileOf(day), "");
  writeFileSync(join(folder, "notes.txt"), "");
  await removeOldClicks(folder, 30, noon);
  expect(readdirSync(folder).sort()).toEqual(["2025-05-29.ndjson", "2025-06-28.ndjson", "notes.txt"]);
  await expect(removeOldClicks(join(folder, "none"), 30, noon)).resolves.toBeUndefined();
});

it("deletes old days with the first click of a new one", async () => {
  writeFileSync(fileOf("2025-01-01"), "");
  await writeClick(link, env, new Date("2025-07-04T10:00:00Z"));
  expect(existsSync(fileOf("2025-01-01"))).toBe(false);
});

describe("reading", () => {
  it("gives the clicks of the days asked for, and names lines that are none", async () => {
    for (const day of ["2025-06-01", "2025-06-02", "2025-06-03"])
      await writeClick(link, env, new Date(`${day}T01:00:00Z`));
    const lines = [
      '{"day":"2025-06-02","hour":1',
      "{}",
      '{"day":"2025-06-02","hour":25,"partner":"a","placement":"exit","page":"/"}',
    ];
    writeFileSync(fileOf("2025-06-02"), `\n${lines.join("\n")}\n`, { flag: "a" });
    const bad: string[] = [];
    const days = (from?: string, to?: string) =>
      [...readClicks(folder, { from, to }, (place) => bad.push(place))].map(({ day }) => day);
    expect(days("2025-06-02")).toEqual(["2025-06-02", "2025-06-03"]);
    expect(bad).toEqual(["2025-06-02.ndjson:3", "2025-06-02.ndjson:4", "2025-06-02.ndjson:5"]);
    expect(days(undefined, "2025-06-01")).toEqual(["2025-06-01"]);
    expect([...readClicks(join(folder, "none"), {}, () => undefined)]).toEqual([]);
  });
});
