import { spawnSync } from "node:child_process";

/** What finding a program needs of the machine; tests pass a fake one. */
export type Machine = {
  env: Record<string, string | undefined>;
  isRoot: boolean;
  /** Runs a command. @returns Whether it succeeded. */
  run: (command: string, args: string[]) => boolean;
};

const thisMachine = (): Machine => ({
  env: process.env,
  isRoot: process.getuid?.() === 0,
  run: (command, args) => spawnSync(command, args, { stdio: "ignore", timeout: 300_000 }).status === 0,
});

/** Valkey is a Redis that Redis's owners do not sell; either will do. */
const names = ["redis-server", "valkey-server"];

/** The command that starts a Redis server: REDIS_SERVER, otherwise one on PATH. */
export function findRedis(machine: Machine = thisMachine()): string | undefined {
  const candidates = machine.env.REDIS_SERVER ? [machine.env.REDIS_SERVER] : names;
  return candidates.find((name) => machine.run(name, ["--version"]));
}

/**
 * The same, installed with apt-get if necessary.
 * @throws Error when there is none and none can be installed.
 */
export function provideRedis(machine: Machine = thisMachine()): string {
  const found = findRedis(machine) ?? install(machine);
  if (found) return found;
  throw new Error(
    "No redis-server was found, and none could be installed. Install one (Debian: apt-get install redis-server; macOS: brew install redis), or set REDIS_SERVER to the path of its program.",
  );
}

function install(machine: Machine): string | undefined {
  console.log("No redis-server on this machine: installing the distribution's package.");
  const aptGet = (args: string[]) =>
    machine.isRoot ? machine.run("apt-get", args) : machine.run("sudo", ["-n", "apt-get", ...args]);
  // If the update fails, the package may still be in apt's list.
  aptGet(["update"]);
  aptGet(["install", "-y", "redis-server"]);
  return findRedis(machine);
}
