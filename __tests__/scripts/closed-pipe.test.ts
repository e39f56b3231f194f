import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { commands } from "@/scripts/lib/commands";
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

it("is taken care of by every script that package.json runs", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const lines = Object.values(scripts).join(" ");
  const files = [
    ...Object.values(commands).flatMap((group) => Object.values(group)),
    ...[...lines.matchAll(/tsx ((?:scripts|tools)\/\S+\.ts)/g)].map(([, file = ""]) => file),
    ...[...lines.matchAll(/bootstrap\.mjs (\w+)/g)].map(([, name]) => `scripts/${name}.ts`),
  ];
  expect(files.length).toBeGreaterThan(7);
  const bare = files.filter(
    (file) =>
      !/(import|from) "[./]+(scripts\/)?lib\/(closed-pipe|options)";$/m.test(readFileSync(resolve(file), "utf8")),
  );
  expect(bare).toEqual([]);
});
