import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "@/lib/check/check-content";
import { readFolder } from "@/lib/content/read/load-library";
import { parseEnv } from "@/lib/runtime/env";
import { listRelease } from "@/tools/desk/release/list-release";
import { getEntries } from "@/tools/desk/release/release-item";
import { keepFile } from "@/tools/desk/start-over/keep-text";
import { getShortName, planStartOver } from "@/tools/desk/start-over/plan-start-over";
import { applyPlan, checkPlan } from "@/tools/desk/start-over/start-over";
import { runCommand } from "../../../__tests__/helpers/commands";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";

const day = "2026-01-02";
// The longest that a name may be.
const name = `Night Almanac ${"x".repeat(26)}`;
const named = { name, shortName: "Night", tagline: "Looked at by night" };
const base = mkdtempSync(join(tmpdir(), "starter-"));
afterAll(() => rmSync(base, { recursive: true }));

/** A copy of the starter. */
function copyStarter(folder: string): string {
  const root = join(base, folder);
  cpSync("content", root, { recursive: true });
  return root;
}

describe("start-over", () => {
  const root = copyStarter("empty");
  const plan = planStartOver(root, named, day);
  applyPlan(root, plan);

  it("leaves an empty site that passes the check, with the longest name", () => {
    for (const claims of ["all", "strict"] as const)
      expect(checkContent({ root, claims, day }).filter(({ severity }) => severity === "error")).toEqual([]);
    const { collections, documents } = readFolder({ root, claims: "strict", day });
    const { blog, reviews, "test-reports": tests, products, partners, authors } = collections;
    expect([blog, reviews, tests, products, partners, authors].flat()).toEqual([]);
    expect(documents["site/brand"]?.data.name).toBe(name);
    expect(documents["site/site"]?.data.tagline).toBe("Looked at by night");
    expect(documents["site/claims"]?.data.claims).toEqual([]);
  });

  it("leaves nothing of the samples: no mark, no app, no person, no picture", () => {
    const starter = readFolder({ root: "content", claims: "all", day });
    const { products, partners, authors } = starter.collections;
    const names = [...products, ...partners, ...authors].map(({ data }) => data.name);
    expect(names.length).toBeGreaterThan(10);
    for (const { text, file } of getEntries(readFolder({ root, claims: "all", day })))
      for (const one of [...names, "sample: true", "Companion Almanac", "claim:"])
        expect({ file, one, isThere: text.includes(one) }).toEqual({ file, one, isThere: false });
    const pictures = readdirSync(join(root, "media"), { recursive: true, withFileTypes: true });
    expect(pictures.filter((one) => one.isFile() && !one.name.startsWith("."))).toEqual([]);
  });

  it("leaves to the live gate only what the owner alone can give", () => {
    const left = listRelease({ root, env: parseEnv({}), day, drawn: undefined });
    expect([...new Set(left.map(({ kind }) => kind))]).toEqual([
      "identity",
      "setting",
      "brand",
      "helpline",
      "empty",
      "hint",
    ]);
  });

  it("keeps helplines, method and legal texts", () => {
    const read = (path: string, from = root) => readFileSync(join(from, path), "utf8");
    for (const path of ["site/helplines.md", "pages/helplines.md"]) expect(read(path)).toBe(read(path, "content"));
    expect(readFolder({ root, claims: "all", day }).documents["site/scoring"]?.data.criteria.length).toBeGreaterThan(4);
    const headings = (text: string) => text.match(/^## .*/gm);
    for (const path of ["pages/terms.md", "pages/privacy.md", "pages/affiliate-disclosure.md"])
      expect(headings(read(path))).toEqual(headings(read(path, "content")));
  });

  it("does nothing the second time, and keeps what is the owner's", () => {
    expect(planStartOver(root, named, day)).toEqual({ deleted: [], written: new Map() });
    const mixed = copyStarter("mixed");
    const own = join(mixed, "authors/ada-quill.md");
    const author = readFileSync(join(mixed, "authors/mara-ellison.md"), "utf8");
    writeFileSync(own, author.replace("sample: true\n", "").replace("Mara Ellison\n", "Ada Quill\n"));
    const { deleted } = planStartOver(mixed, named, day);
    expect(deleted).not.toContain("authors/ada-quill.md");
    expect(deleted).toContain("authors/mara-ellison.md");
    // The owner's author has the same picture.
    expect(deleted).not.toContain("media/people/mara-ellison.webp");
  });

  it("finds in advance what would not be valid", () => {
    const untouched = copyStarter("refused");
    const tooLong = planStartOver(untouched, { ...named, name: "x".repeat(41) }, day);
    expect(checkPlan(untouched, tooLong, day).join()).toContain('"name" is too long');
    expect(existsSync(join(untouched, "authors/mara-ellison.md"))).toBe(true);
  });
});

describe("the command", () => {
  const run = (root: string, ...args: string[]) => runCommand("tools/desk/start-over.ts", args, { CONTENT_DIR: root });

  it("wants a name, and refuses where git could not bring anything back", async () => {
    const { root } = createContentFolder();
    expect(await run(root)).toMatchObject({ status: 2, stderr: expect.stringContaining("--name") });
    const { status, stderr } = await run(root, "--name", "Brass Lamp", "--yes");
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining("not in a git repository") });
  });

  it("says what it deletes, and changes nothing where nobody agrees", async () => {
    const root = copyStarter("asked");
    const asked = await run(root, "--name", "Brass Lamp", "--force");
    expect(asked).toMatchObject({ status: 1, stderr: expect.stringContaining("add --yes.") });
    expect(asked.stdout).toContain("mara-ellison.md");
    expect(existsSync(join(root, "authors/mara-ellison.md"))).toBe(true);
    expect(await run(root, "--name", "Brass Lamp", "--force", "--yes")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("Say who runs it"),
    });
    expect(existsSync(join(root, "authors/mara-ellison.md"))).toBe(false);
  });
});

describe("a text that is kept", () => {
  const gone = { addresses: ["/blog/a-guide"], names: ["Lark AI"], isClaimGone: (id: string) => id !== "own" };

  it("loses the sentences about samples, and takes the fallbacks of claims", () => {
    const source =
      '---\ntitle: "A [big|small](claim:size) site"\nsample: true\n---\nOne. Lark AI pays us. See [it](/blog/a-guide).\n\nWe have {{claim:users}} users. {{claim:own}} stay.\n';
    expect(keepFile(source, gone)).toBe('---\ntitle: "A small site"\n---\nOne.\n\n{{claim:own}} stay.\n');
  });
});

it.each([
  ["Night Almanac", "Night"],
  ["Almanac", "Almanac"],
  ["Incomprehensibilities", "Incomprehens"],
])("the name of %s below an icon is %s", (long, short) => expect(getShortName(long)).toBe(short));
