import { spawnSync } from "node:child_process";

export type RunOptions = {
  /** Variables on top of this process's own. */
  env?: Record<string, string>;
  /** Working directory; this process's own without it. */
  folder?: string;
  /** Minutes after which the command is stopped and counts as failed. */
  minutes?: number;
};

/** Runs a command with its output shown. Returns its exit code; 1 when it could not be started or was stopped. */
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
