import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";

export type RunOptions = {
  /** Environment variables, added to those of this process. */
  env?: Record<string, string>;
  /** Working directory; by default that of this process. */
  folder?: string;
  /** After this many minutes the command is stopped and counts as failed. */
  minutes?: number;
};

/** Runs a command and shows its output. @returns Its exit code; 1 when it could not be started or was stopped. */
function run(command: string, args: string[], { env, folder, minutes = 15 }: RunOptions = {}): number {
  const result = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    cwd: folder,
    timeout: minutes * 60_000,
  });
  if (result.error) console.error(`${command} ${args.join(" ")}: ${result.error.message}`);
  return result.status ?? 1;
}

/** Runs one of package.json's scripts. */
export function runScript(name: string, args: string[] = [], options?: RunOptions): number {
  return run("npm", npmArgs(name, args), options);
}

/** Starts one of package.json's scripts, as `start` does. */
export const startScript = (name: string, args: string[], log: string) => start("npm", npmArgs(name, args), log);

/**
 * Starts a command beside what comes next.
 * @param log File that keeps its output meanwhile. @returns Waits for its end, shows its output, and returns its exit code.
 */
export function start(command: string, args: string[], log: string): () => Promise<number> {
  const output = openSync(log, "w");
  const ended = once(spawn(command, args, { stdio: ["ignore", output, output] }), "exit");
  return async () => {
    const [code] = await ended;
    process.stdout.write(readFileSync(log));
    return code ?? 1;
  };
}

const npmArgs = (name: string, args: string[]) => [
  "run",
  "--silent",
  name,
  ...(args.length > 0 ? ["--", ...args] : []),
];
