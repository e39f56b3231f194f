import { createConnection } from "node:net";
import { installPackages, type Machine, thisMachine } from "./machine";

/** Debian puts a link here for each module of nginx that is installed. */
const brotliModule = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf";

/**
 * The Debian packages that are not installed of those that nginx needs, as deploy/ configures it, and that the README's
 * publishing command needs, which a test runs as it stands there.
 */
export function missingNginxPackages({ run }: Pick<Machine, "run"> = thisMachine()): string[] {
  return [
    ...(run("nginx", ["-v"]) ? [] : ["nginx"]),
    ...(run("test", ["-e", brotliModule]) ? [] : ["libnginx-mod-http-brotli-static"]),
    ...(run("openssl", ["version"]) ? [] : ["openssl"]),
    ...(run("curl", ["--version"]) ? [] : ["curl"]),
  ];
}

/**
 * Installs them if necessary.
 * @throws Error when some are missing and cannot be installed.
 */
export function provideNginx(machine: Machine = thisMachine()): void {
  const missing = missingNginxPackages(machine);
  if (missing.length === 0) return;
  installPackages(machine, missing);
  const left = missingNginxPackages(machine);
  if (left.length > 0)
    throw new Error(
      `These are missing, and could not be installed: ${left.join(", ")} (Debian: apt-get install ${left.join(" ")}).`,
    );
}

/** Valkey is a Redis that Redis's owners do not sell; either will do. */
const redisNames = ["redis-server", "valkey-server"];

/** The command that starts a Redis server: REDIS_SERVER, otherwise one on PATH. */
export function findRedis(machine: Machine = thisMachine()): string | undefined {
  const candidates = machine.env.REDIS_SERVER ? [machine.env.REDIS_SERVER] : redisNames;
  return candidates.find((name) => machine.run(name, ["--version"]));
}

/**
 * The same, installed with apt-get if necessary.
 * @throws Error when there is none and none can be installed.
 */
export function provideRedis(machine: Machine = thisMachine()): string {
  const found = findRedis(machine);
  if (found) return found;
  installPackages(machine, ["redis-server"]);
  const installed = findRedis(machine);
  if (installed) return installed;
  throw new Error(
    "No redis-server was found, and none could be installed. Install one (Debian: apt-get install redis-server; macOS: brew install redis), or set REDIS_SERVER to the path of its program.",
  );
}

/** Whether a Redis answers on a port of this machine. */
export function redisAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    socket.once("data", (data) => {
      socket.destroy();
      resolve(data.includes("PONG"));
    });
    socket.once("error", () => resolve(false));
    socket.write("PING\r\n");
  });
}
