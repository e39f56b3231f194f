import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createConnection } from "node:net";

const runs = (program: string, option: string) => spawnSync(program, [option], { stdio: "ignore" }).status === 0;

/** Debian puts a link here for each module of nginx that is installed. */
const brotliModule = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf";

/** The command that starts a Redis server: REDIS_SERVER, or one on PATH (Valkey is a Redis, too). */
export function findRedis(): string | undefined {
  const { REDIS_SERVER } = process.env;
  return (REDIS_SERVER ? [REDIS_SERVER] : ["redis-server", "valkey-server"]).find((name) => runs(name, "--version"));
}

/** The Debian packages of the servers that tests start, and of what deploy/ asks them with, that are not installed. */
export function missingServerPackages(): string[] {
  return [
    ...(findRedis() ? [] : ["redis-server"]),
    ...(runs("nginx", "-v") ? [] : ["nginx"]),
    ...(existsSync(brotliModule) ? [] : ["libnginx-mod-http-brotli-static"]),
    ...(runs("openssl", "version") ? [] : ["openssl"]),
    ...(runs("curl", "--version") ? [] : ["curl"]),
  ];
}

/** Whether a Redis answers on a port of this machine. */
export function isRedisUp(port: number): Promise<boolean> {
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
