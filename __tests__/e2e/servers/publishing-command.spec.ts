import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { secret, test } from "../own-site";

/** The publishing command of docs/operators/deploy.md, exactly as written there. */

const [, command = ""] = /```sh\n(body=[\s\S]*?)```/.exec(readFileSync("docs/operators/deploy.md", "utf8")) ?? [];

for (const type of ["", ' -H "Content-Type: application/json"']) {
  test(`publishes${type || " as written"}`, async ({ site }) => {
    expect(command).toContain("https://www.example.com/api/revalidate");
    const script = command
      .replace("https://www.example.com", site.origin)
      .replace("curl -X POST", `curl -sS -X POST${type}`);
    const env = { ...process.env, REVALIDATE_SECRET: secret };
    const { stdout } = await promisify(execFile)("sh", ["-c", script], { env });
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [] });
  });
}
