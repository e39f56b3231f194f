import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { splitFrontmatter } from "@/lib/content/read/frontmatter";
import { brandSchema } from "@/lib/content/schemas/brand-schema";
import { brandCss } from "@/lib/pictures/brand/brand-css";
import { runCommand } from "../helpers/commands";
import { copyFinishedSite, finishedSettings } from "../helpers/finished-site";
import { siteFolder } from "../helpers/site-folder";
import { writeFiles } from "../helpers/write-files";

/** @param folder That of the project, whose public/ has what was drawn for the brand. */
const run = (settings: Record<string, string>, folder?: string) =>
  runCommand("scripts/content-check.ts", ["--release"], settings, folder);

const unset = { SITE_URL: "", CONTACT_WEBHOOK_URL: "", NEWSLETTER_WEBHOOK_URL: "", SITE_STAGE: "" };

it("content -- check --release refuses a site that is not finished, and names places and settings", async () => {
  const { status, stdout } = await run({ ...unset, CONTENT_DIR: siteFolder });
  expect(status).toBe(1);
  expect(stdout).toMatch(/pages\/contact\.md:6:\d+ {2}error {2}desk@paper-lantern\.example leads nowhere\./);
  expect(stdout).toContain("settings  error  SITE_URL is http://localhost:3000.");
  expect(stdout).toMatch(/release: SITE_STAGE may not be live yet\n$/);
});

it("content -- check --release lets a finished site be live, unless icons were drawn for another brand", async () => {
  const root = copyFinishedSite();
  const settings = { ...unset, ...finishedSettings, CONTENT_DIR: root, SITE_STAGE: "live" };
  const file = join(root, "site/brand.md");
  const brand = readFileSync(file, "utf8");
  const split = splitFrontmatter(brand);
  if ("message" in split) throw new Error(split.message);
  const project = writeFiles({ "public/styles/brand.css": brandCss(brandSchema.parse(split.data)) });
  // A hint is not in the way.
  const open = await run({ ...settings, METRICS_TOKEN: "" }, project.root);
  expect(open.stdout).toMatch(/settings {2}hint {2}METRICS_TOKEN[\s\S]*release: SITE_STAGE may be live\n$/);
  expect(open.status).toBe(0);
  writeFileSync(file, brand.replace(/^name: .*/m, "name: Brass Lamp"));
  const { status, stderr } = await run(settings, project.root);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("were drawn for another name") });
  project.remove();
  rmSync(dirname(root), { recursive: true });
});
