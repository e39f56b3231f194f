import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { splitFrontmatter } from "@/lib/content/read/frontmatter";
import { brandSchema } from "@/lib/content/schemas/brand-schema";
import { brandCss } from "@/lib/pictures/brand/brand-css";
import { runCommand } from "../../../__tests__/helpers/commands";
import { copyFinishedSite, finishedSettings } from "../../../__tests__/helpers/finished-site";
import { siteFolder } from "../../../__tests__/helpers/site-folder";
import { writeFiles } from "../../../__tests__/helpers/write-files";

/** @param folder That of the project, whose public/ has what was drawn for the brand. */
const run = (args: string[], settings: Record<string, string>, folder?: string) =>
  runCommand("tools/desk/release-check.ts", args, settings, folder);

/** The fields of a brand file. */
function brandOf(source: string) {
  const split = splitFrontmatter(source);
  if ("errors" in split) throw new Error(split.errors[0]?.message);
  return brandSchema.parse(split.file.data);
}

const unset = {
  SITE_URL: "",
  CONTACT_WEBHOOK_URL: "",
  NEWSLETTER_WEBHOOK_URL: "",
  REVALIDATE_SECRET: "",
  SITE_STAGE: "",
};
const unfinished = { ...unset, CONTENT_DIR: siteFolder };

describe("a site that is not finished", () => {
  it("has a list, and exits 1", async () => {
    const { status, stdout } = await run([], unfinished);
    expect(status).toBe(1);
    expect(stdout).toMatch(/\nrelease: \d+ things left before SITE_STAGE may be live\n$/);
    const items = JSON.parse((await run(["--json"], unfinished)).stdout);
    expect(items.filter(({ kind }: { kind: string }) => !["hint", "withheld"].includes(kind)).length).toBe(
      Number(/release: (\d+)/.exec(stdout)?.[1]),
    );
    expect(items).toContainEqual(expect.objectContaining({ kind: "setting", owner: "developer" }));
  });

  it("is not built when it is declared live, and built as a demonstration", async () => {
    const refused = await run(["--gate"], { ...unfinished, SITE_STAGE: "live" });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("Replace placeholder addresses");
    const all = await run(["--gate", "--all"], { ...unfinished, SITE_STAGE: "live" });
    expect(all.stderr).toContain("desk@paper-lantern.example leads nowhere.");
    expect(refused.stderr).toContain("The build is refused, because SITE_STAGE is live.");
    const { status, stdout, stderr } = await run(["--gate"], unfinished);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^release: \d+ things left .* \(npm run ops -- release-check\)\n$/);
  });
});

it("a finished site has nothing on its list, exits 0, and is built when it is declared live", async () => {
  const root = copyFinishedSite();
  const nothing = "release: nothing is left; SITE_STAGE may be live\n";
  const settings = { ...unset, ...finishedSettings, CONTENT_DIR: root, SITE_STAGE: "live" };
  const brand = readFileSync(join(root, "site/brand.md"), "utf8");
  const project = writeFiles({ "public/styles/brand.css": brandCss(brandOf(brand)) });
  for (const args of [[], ["--gate"]])
    expect(await run(args, settings, project.root)).toEqual({ status: 0, stdout: nothing, stderr: "" });
  // A hint is not in the way.
  const { status, stdout } = await run(["--gate"], { ...settings, METRICS_TOKEN: "" }, project.root);
  expect({ status, lines: stdout.split("\n") }).toMatchObject({ status: 0, lines: { 0: "Hints (1)" } });
  // A former name in icons and link previews is.
  writeFileSync(join(root, "site/brand.md"), brand.replace(/^name: .*/m, "name: Brass Lamp"));
  const { stderr } = await run(["--gate"], settings, project.root);
  expect(stderr).toContain("Icons and link previews were drawn for another name, mark or colours.");
  project.remove();
  rmSync(dirname(root), { recursive: true });
});
