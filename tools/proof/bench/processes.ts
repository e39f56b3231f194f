import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { allocatorSettings } from "../../../scripts/lib/allocator-settings";
import { findFreePort } from "../../../scripts/lib/free-port";
import { onEnd } from "./cleanup";

const quiet = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" } as const;

/** How long a server may take to answer, in milliseconds. With 100,000 articles it reads for a minute first. */
const startLimit = 300_000;

/** Duration of a program in seconds: elapsed time, and processor time including all child processes. */
export type RunTime = { clock: number; processor: number };

/**
 * Runs a Node program to its end.
 * @throws Error with its output if it fails.
 */
export async function runNode(cwd: string, args: string[]): Promise<RunTime> {
  const startedAt = performance.now();
  // Only the shell's `times` includes the processor time of all descendants.
  const { child, said } = start(cwd, "sh", ["-c", '"$0" "$@"; code=$?; times; exit $code', process.execPath, ...args]);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`node ${args.join(" ")} ended with ${code}:\n${said()}`);
  return { clock: (performance.now() - startedAt) / 1000, processor: readTimes(said()) };
}

/** Parses the last line of `times`, that of the descendants: user time and system time, in minutes and seconds. */
function readTimes(said: string): number {
  const last = said.trim().split("\n").at(-1) ?? "";
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs `next build` in a folder. */
export function buildNext(cwd: string): Promise<RunTime> {
  return runNode(cwd, [nextOf(cwd), "build"]);
}

/** Next's program, of this folder or one above it. */
function nextOf(cwd: string): string {
  return createRequire(join(resolve(cwd), "package.json")).resolve("next/dist/bin/next");
}

export type Server = {
  origin: string;
  /** Resident memory after a garbage collection, in bytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Serves the build in a folder, by its server.js where it has one, and waits until it accepts requests. */
export async function startNext(cwd: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const hook = ["--expose-gc", "--require", fileURLToPath(new URL("./memory-hook.cjs", import.meta.url))];
  const program = existsSync(join(cwd, "server.js")) ? ["server.js"] : [nextOf(cwd), "start", "--port", String(port)];
  const settings = { ...allocatorSettings, PORT: String(port), HOSTNAME: "", ...env };
  const { child, said } = start(cwd, process.execPath, [...hook, ...program], settings, "ipc");
  const endsAt = Date.now() + startLimit;
  for (;;) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) break;
    if (child.exitCode !== null || Date.now() > endsAt)
      throw new Error(`The server did not start; its last answer was ${answer?.status ?? "none"}:\n${said()}`);
    await new Promise((done) => setTimeout(done, 50));
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

function start(cwd: string, program: string, args: string[], env: Record<string, string> = {}, channel?: "ipc") {
  let said = "";
  const child: ChildProcess = spawn(program, args, {
    cwd,
    env: { ...process.env, ...quiet, CONTENT_DIR: "content", ...env },
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
