import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { startOf } from "../helpers/commands";
import { copyFinishedSite, finishedSettings } from "../helpers/finished-site";
import { siteFolder } from "../helpers/site-folder";

function run(args: string[], settings: Record<string, string>) {
  const command = [...startOf("release-check.ts", { asWritten: args.length === 0 }), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    env: { ...process.env, ...settings },
  });
  return { status, stdout, stderr };
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
  it("has a list, and exits 1", () => {
    const { status, stdout } = run([], unfinished);
    expect(status).toBe(1);
    expect(stdout).toMatch(/\nrelease: \d+ things left before SITE_STAGE may be live\n$/);
    const items = JSON.parse(run(["--json"], unfinished).stdout);
    expect(items.length).toBe(Number(/release: (\d+)/.exec(stdout)?.[1]));
    expect(items).toContainEqual(expect.objectContaining({ kind: "setting", owner: "developer" }));
    expect(run(["--markdown"], unfinished).stdout).toMatch(/^# Before the site opens\n/);
  });

  it("is not built when it is declared live, and built as a demonstration", () => {
    const refused = run(["--gate"], { ...unfinished, SITE_STAGE: "live" });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("desk@paper-lantern.example leads nowhere.");
    expect(refused.stderr).toContain("The build is refused, because SITE_STAGE is live.");
    const { status, stdout, stderr } = run(["--gate"], unfinished);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^release: \d+ things left .* \(npm run release:check\)\n$/);
  });
});

it("a finished site has nothing on its list, exits 0, and is built when it is declared live", () => {
  const root = copyFinishedSite();
  const settings = { ...unset, ...finishedSettings, CONTENT_DIR: root, SITE_STAGE: "live" };
  expect(run([], settings)).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(run(["--gate"], settings)).toMatchObject({ status: 0, stderr: "" });
  rmSync(dirname(root), { recursive: true });
});
