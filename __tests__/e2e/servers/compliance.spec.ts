import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { copySite, test } from "../own-site";

test.describe.configure({ mode: "serial", timeout: 240_000 });

const out = mkdtempSync(join(tmpdir(), "compliance-"));
let site: string;
test.beforeAll(() => {
  site = copySite();
});
test.afterAll(() => {
  for (const folder of [out, site]) rmSync(folder, { recursive: true });
});

/** Exports some pages of the copied site. */
function exportPages(pages: string, to: string) {
  const args = ["--import", "tsx", resolve("tools/desk/compliance.ts"), "--out", join(out, to), "--pages", pages];
  const paths = { TSX_TSCONFIG_PATH: resolve("tsconfig.json") };
  const env = { ...process.env, ...paths, CONTENT_DIR: "content", AFFILIATE_LINKS: "", LINKS: "" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: site, encoding: "utf8", env });
  return { status, said: stdout + stderr };
}

type Row = Record<string, string>;
const read = (path: string) => readFileSync(join(out, path), "utf8");
const linksOf = (to: string): Row[] => parse(read(`${to}/links.csv`), { columns: true });
/** The article has links in its text. */
const pages = "/reviews,/blog/what-a-year-of-company-costs";

test("every affiliate link is exported with its disclosure, on both screens", () => {
  const { status, said } = exportPages(pages, "first");
  expect(said).toContain("0 links with faults");
  expect(status).toBe(0);
  const links = linksOf("first");
  for (const page of pages.split(",")) {
    const placements = (screen: string) =>
      links.filter((link) => link.page === page && link.screen === screen).map(({ placement }) => placement);
    expect(placements("1280")).toEqual(expect.arrayContaining(["banner", "header", "exit"]));
    expect(placements("360")).toEqual(expect.arrayContaining(["banner", "menu"]));
  }
  const inText = links.find(({ placement, screen }) => placement === "body-1" && screen === "360");
  expect(inText).toMatchObject({ rel: "sponsored noopener", "distance to disclosure": "0", faults: "" });
  // What is folded at first.
  expect(links.find(({ placement = "" }) => /^ranked-[4-9]$/.test(placement))).toMatchObject({
    "shown after": "showing all reviews",
  });
  for (const { "shown after": after, picture } of links) expect(picture !== "" || after === "hidden").toBe(true);
});

test("the sums are those of the files, and of a second run", () => {
  expect(exportPages(pages, "second").status).toBe(0);
  const sums = read("first/SHA256SUMS");
  for (const line of sums.trim().split("\n")) {
    const [sum = "", file = ""] = line.split("  ");
    expect(
      createHash("sha256")
        .update(readFileSync(join(out, "first", file)))
        .digest("hex"),
    ).toBe(sum);
  }
  expect(sums).toMatch(/ {2}(index\.html|claims\.csv)/);
  expect(read("second/SHA256SUMS")).toBe(sums);
});

test("a folder with anything else in it is left alone", () => {
  mkdtempSync(join(out, "taken-"));
  const { status, said } = exportPages("/", ".");
  expect(status).not.toBe(0);
  expect(said).toContain("is not an earlier export");
});
