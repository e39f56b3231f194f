import { installPackages, type Machine, thisMachine } from "./machine";

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
  installPackages(machine, ["redis-server"]);
  return findRedis(machine);
}
