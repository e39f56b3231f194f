import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A TCP port that is free now. @param count That many ports from there on are free. */
export async function findFreePort(count = 1): Promise<number> {
  const first = await listenOnce(0);
  try {
    for (let next = 1; next < count; next += 1) await listenOnce(first + next);
    return first;
  } catch {
    return findFreePort(count);
  }
}

/** @returns The port. @throws Error if it is taken, or beyond 65535. */
async function listenOnce(port: number): Promise<number> {
  const server = createServer().listen(port);
  await once(server, "listening");
  const { port: given } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return given;
}
