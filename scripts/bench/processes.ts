import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { findFreePort } from "../lib/free-port";
import { onEnd } from "./cleanup";

const quiet = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" } as const;

/**
 * Runs a Node program to its end.
 * @returns The time it took, in seconds.
 * @throws Error with what it said, when it fails.
 */
export async function runNode(cwd: string, args: string[]): Promise<number> {
  const startedAt = performance.now();
  const { child, said } = start(cwd, args, {});
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`node ${args.join(" ")} ended with ${code}:\n${said()}`);
  return (performance.now() - startedAt) / 1000;
}

/** `next build` in a folder; its time in seconds. */
export function buildNext(cwd: string): Promise<number> {
  return runNode(cwd, [join("node_modules", "next", "dist", "bin", "next"), "build"]);
}

export type Server = {
  origin: string;
  /** Resident memory, in bytes. */
  memory: () => number;
  stop: () => Promise<void>;
};

/** `next start` in a folder with a build, ready for requests. */
export async function startNext(cwd: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const args = [join("node_modules", "next", "dist", "bin", "next"), "start", "--port", String(port)];
  const { child, said } = start(cwd, args, env);
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${said()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    origin,
    memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) * 1024,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

function start(cwd: string, args: string[], env: Record<string, string>): { child: ChildProcess; said: () => string } {
  let said = "";
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...quiet, CONTENT_DIR: "content", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => (said = `${said}${chunk}`.slice(-8000)));
  onEnd(() => child.kill("SIGTERM"));
  return { child, said: () => said };
}
