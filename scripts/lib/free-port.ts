import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A TCP port that is free now, below those that systems give to connections and to port 0, which may take any of them before
 * it is used. @param count That many ports from there on are free.
 */
export async function findFreePort(count = 1): Promise<number> {
  const first = randomInt(20_000, 32_000);
  try {
    for (let port = first; port < first + count; port += 1) await listenOnce(port);
    return first;
  } catch {
    return findFreePort(count);
  }
}

/** @throws Error if it is taken. */
async function listenOnce(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, "listening");
  server.close();
  await once(server, "close");
}
