import { spawnSync } from "node:child_process";

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
  return run("npm", ["run", "--silent", name, ...(args.length > 0 ? ["--", ...args] : [])], options);
}
