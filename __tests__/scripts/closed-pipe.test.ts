import { spawn } from "node:child_process";
import { once } from "node:events";
import { startOf } from "../helpers/commands";

/** Runs a script whose output nobody reads: the pipe is closed before anything is written. */
async function runUnread(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...startOf(script), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  child.stdout.destroy();
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "exit");
  return { code, said };
}

it("lets the check of the content end as it would have, when its output is closed early", async () => {
  expect(await runUnread("scripts/content-check.ts", ["--warnings"])).toEqual({ code: 0, said: "" });
});
