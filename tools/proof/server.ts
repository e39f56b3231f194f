import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../scripts/lib/free-port";
import { memorySettings } from "../../scripts/lib/memory-settings";
import { pause } from "./bench/measurement";

export type Server = {
  origin: string;
  /** Resident memory after a garbage collection, in bytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Serves the build in a folder until it is stopped or this process ends. @throws Error if it does not answer. */
export async function startServer(cwd: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const hook = fileURLToPath(new URL("./bench/memory-hook.cjs", import.meta.url));
  const settings = { NODE_ENV: "production" as const, CONTENT_DIR: "content", PORT: String(port), HOSTNAME: "" };
  const child = spawn(process.execPath, ["--expose-gc", "--require", hook, "server.js"], {
    cwd,
    env: { ...process.env, ...memorySettings, ...settings, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  process.once("exit", () => child.kill());
  for (const end = Date.now() + 120_000; !(await fetch(origin).catch(() => undefined))?.ok; await pause(50))
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The server in ${cwd} does not answer.`);
  return {
    origin,
    memory: async () => {
      child.send("memory");
      // Next sends messages of its own on this channel.
      for (;;) {
        const [message] = await once(child, "message");
        if (typeof message?.memory === "number") return message.memory;
      }
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, "exit");
    },
  };
}
