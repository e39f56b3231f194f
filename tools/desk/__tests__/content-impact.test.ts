import { execFileSync } from "node:child_process";
import { startOf } from "../../../__tests__/helpers/commands";
import { commitAll } from "../../../__tests__/helpers/commit-all";
import { contentFile, postFields } from "../../../__tests__/helpers/content-files";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";

const folder = createContentFolder();

/** What the command prints for the folder, and its exit code. */
function impact(...args: string[]): { code: number; printed: string } {
  const env = { ...process.env, CONTENT_DIR: folder.root };
  const command = [...startOf("tools/desk/content-impact.ts", { asWritten: args.length === 0 }), ...args];
  try {
    return { code: 0, printed: execFileSync(process.execPath, command, { env, encoding: "utf8", stdio: "pipe" }) };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, printed: `${stdout}${stderr}` };
  }
}

it("compares the working files with the last commit, structured data included; or only one of them", () => {
  commitAll(folder.base);
  folder.write(
    "blog/how-prices-work.md",
    contentFile({ ...postFields, title: "How prices really work" }, "It begins here.\n\n## What it costs\n"),
  );
  folder.write("blog/new.md", contentFile({ ...postFields, id: 5, title: "Something quite new" }));
  const all = impact();
  expect(all.code).toBe(0);
  expect(all.printed).toMatch(/\/blog\/how-prices-work\.0\.headline\s+How prices work\s+→\s+How prices really work/);
  expect(all.printed).toMatch(/\/blog\/new\.0\.headline\s+–\s+→\s+Something quite new/);
  const one = impact("--json", `${folder.root}/blog/how-prices-work.md`);
  expect(one.printed).toContain("How prices really work");
  expect(one.printed).not.toContain("/blog/new");
  const outside = impact("--json", `${folder.base}/other.md`);
  expect(outside).toMatchObject({
    code: 2,
    printed: expect.stringContaining("../other.md is not in the content folder"),
  });
  folder.write("blog/new.md", "No fields");
  const broken = impact();
  expect(broken.code).toBe(1);
  expect(broken.printed).toContain("blog/new.md:1  The file does not begin with its fields.");
});
