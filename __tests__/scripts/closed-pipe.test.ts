import { spawn } from "node:child_process";
import { once } from "node:events";
import { startOf } from "../helpers/commands";

it("lets the check of the content end as it would have, when its output is closed early", async () => {
  const child = spawn(process.execPath, [...startOf("scripts/content-check.ts"), "--warnings"], { stdio: "pipe" });
  child.stdout.destroy();
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "exit");
  expect({ code, said }).toEqual({ code: 0, said: "" });
});
