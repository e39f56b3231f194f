import { spawnSync } from "node:child_process";

export type RunOptions = {
  /** Environment variables, added to those of this process. */
  env?: Record<string, string>;
  /** Working directory; by default that of this process. */
  folder?: string;
};

/** Runs one of package.json's scripts and shows its output. @returns its exit code; 1 when it could not be started. */
export function runScript(name: string, args: string[] = [], { env, folder }: RunOptions = {}): number {
  const { status, error } = spawnSync("npm", ["run", "--silent", name, "--", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    cwd: folder,
  });
  if (error) console.error(`npm run ${name}: ${error.message}`);
  return status ?? 1;
}
