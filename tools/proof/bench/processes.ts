import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../../scripts/lib/free-port";
import { memorySettings } from "../../../scripts/lib/memory-settings";
import { onEnd } from "./cleanup";
import { pause } from "./measurement";

/** How long a server may take to answer, in milliseconds. */
const startLimit = 120_000;

/**
 * Runs a Node program to its end.
 * @throws Error with its output if it fails.
 */
export async function runNode(cwd: string, args: string[]): Promise<void> {
  const { child, said } = start(cwd, args);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`node ${args.join(" ")} ended with ${code}:\n${said()}`);
}

export type Server = {
  origin: string;
  /** Resident memory after a garbage collection, in bytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Serves the build in a folder, and waits until it accepts requests. */
export async function startNext(cwd: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const hook = ["--expose-gc", "--require", fileURLToPath(new URL("./memory-hook.cjs", import.meta.url))];
  const settings = { ...memorySettings, PORT: String(port), HOSTNAME: "", ...env };
  const { child, said } = start(cwd, [...hook, "server.js"], settings, "ipc");
  const endsAt = Date.now() + startLimit;
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > endsAt) throw new Error(`The server did not start:\n${said()}`);
    await pause(50);
  }
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
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

function start(cwd: string, args: string[], env: Record<string, string> = {}, channel?: "ipc") {
  let said = "";
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", CONTENT_DIR: "content", ...env },
    stdio: ["ignore", "pipe", "pipe", channel],
    // A process group of its own, so that its children are stopped with it.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => (said = `${said}${chunk}`.slice(-8000)));
  onEnd(() => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
  });
  return { child, said: () => said };
}
