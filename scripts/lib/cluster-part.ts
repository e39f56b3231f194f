import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A program of the cluster. */
export type Part = {
  name: string;
  origin: string;
  pid: () => number | undefined;
  start: () => Promise<void>;
  /** Ends it, and waits until it has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

type Program = {
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  isUp: () => Promise<boolean>;
};

/** @param describe Called at each start. */
export function createPart(
  folder: string,
  name: string,
  origin: string,
  describe: () => Program | Promise<Program>,
): Part {
  let child: ChildProcess | undefined;
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  return {
    name,
    origin,
    pid: () => (hasEnded() ? undefined : child?.pid),
    start: async () => {
      const { command, args, cwd = folder, env = {}, isUp } = await describe();
      const log = openSync(join(folder, "log", `${name}.log`), "a");
      child = spawn(command, args, {
        cwd,
        env: { ...process.env, ...env },
        stdio: ["ignore", log, log],
        // Ctrl+C is for this process, which stops the parts in their order.
        detached: true,
      });
      const end = Date.now() + 60_000;
      while (!(await isUp().catch(() => false))) {
        if (hasEnded() || Date.now() > end) {
          child.kill("SIGKILL");
          const said = readFileSync(join(folder, "log", `${name}.log`), "utf8");
          throw new Error(`${name} did not start:\n${said.slice(-2000)}`);
        }
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    end: async (signal) => {
      if (!child || hasEnded()) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}
