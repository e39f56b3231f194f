import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLinkState, linkState } from "@/lib/content/links/dead-links";
import type { Verdict } from "@/lib/content/links/link-history";
import { isDead } from "@/lib/content/links/link-history";

const known = (verdict: Verdict, since = "2025-06-01", checkedOn = "2025-06-08") => ({ verdict, since, checkedOn });

describe("a link is dead", () => {
  it.each<Verdict>(["gone", "parked", "tls", "timeout", "failing"])("when it is %s", (verdict) => {
    expect(isDead(known(verdict), "2025-06-10")).toBe(true);
  });

  it.each<Verdict>(["timeout", "failing"])("by %s only when it was so on another day before", (verdict) => {
    expect(isDead(known(verdict, "2025-06-08"), "2025-06-08")).toBe(false);
  });

  it("for 30 days from the last check", () => {
    expect(isDead(known("gone"), "2025-07-08")).toBe(true);
    expect(isDead(known("gone"), "2025-07-09")).toBe(false);
  });

  it.each<Verdict>(["ok", "login wall", "closed to robots", "host changed", "moved home", "tracking lost"])(
    "never when it is only %s",
    (verdict) => expect(isDead(known(verdict), "2025-06-10")).toBe(false),
  );

  it("never when nobody has checked it", () => expect(isDead(undefined, "2025-06-10")).toBe(false));
});

describe("the dead links of the last check", () => {
  const folder = mkdtempSync(join(tmpdir(), "dead-links-"));
  const file = join(folder, "links.json");
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (verdict: Verdict) => writeFileSync(file, JSON.stringify({ "https://a.org/": known(verdict) }));
  const time = { now: Date.parse("2025-06-10T12:00:00Z") };
  const problems: string[] = [];
  const read = createLinkState(
    file,
    (problem) => problems.push(problem),
    () => time.now,
  );
  const deadLinks = () => read().dead;
  const aMinuteLater = () => {
    time.now += 61_000;
    return [...deadLinks()];
  };

  it("are none without a file, which is said once", () => {
    expect([...deadLinks(), ...aMinuteLater()]).toEqual([]);
    expect(problems.splice(0)).toEqual([
      `LINKS=strict hides no links: there is no link check in ${file}. Run \`npm run ops -- links\`.`,
    ]);
  });

  it("are looked at again a minute later, not before", () => {
    write("gone");
    expect([...deadLinks()]).toEqual([]);
    expect(aMinuteLater()).toEqual(["https://a.org/"]);
    const before = deadLinks();
    aMinuteLater();
    expect(deadLinks()).toBe(before);
  });

  it("heal with the next check", () => {
    write("ok");
    expect(aMinuteLater()).toEqual([]);
  });

  it.each([
    ["no JSON", "{"],
    ["another shape", '["https://a.org/"]'],
    ["an unknown verdict", '{"https://a.org/":{"verdict":"odd","since":"2025-06-01","checkedOn":"2025-06-08"}}'],
    ["more than any check writes", `{"https://a.org/":${JSON.stringify(known("gone"))}}${" ".repeat(6 * 1024 * 1024)}`],
  ])("are none with a file that is %s", (_, text) => {
    write("gone");
    expect(aMinuteLater()).toEqual(["https://a.org/"]);
    writeFileSync(file, text);
    expect(aMinuteLater()).toEqual([]);
  });

  it("are none any more when nobody has checked for a month", () => {
    write("gone");
    expect(aMinuteLater()).toEqual(["https://a.org/"]);
    time.now += 40 * 86_400_000;
    expect([...deadLinks()]).toEqual([]);
  });

  it("come with the day of the check, and with a line about one that is old", () => {
    expect(read().checkedOn).toBe("2025-06-08");
    expect(problems.slice(-1)).toEqual([
      `LINKS=strict: the last link check in ${file} was on 2025-06-08. \`npm run ops -- links\` should run every day.`,
    ]);
  });
});

it("the site reads the file that LINKS_FILE names, wherever its process runs", () => {
  const folder = mkdtempSync(join(tmpdir(), "links-file-"));
  const file = join(folder, "checked.json");
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, JSON.stringify({ "https://a.org/": known("gone", today, today) }));
  process.env.LINKS_FILE = file;
  const { dead, checkedOn } = linkState();
  expect([[...dead], checkedOn]).toEqual([["https://a.org/"], today]);
  rmSync(folder, { recursive: true });
});
