import { Agent, get } from "node:http";

export type Answer = { status: number; bytes: number; body: string };

/** An HTTP client for one server, with at most `connections` persistent connections. */
export function createClient(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (path: string, encoding = "identity") =>
    new Promise<Answer>((resolve, reject) => {
      const request = get(origin + path, { agent, headers: { "accept-encoding": encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const all = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, bytes: all.length, body: all.toString() });
        });
      });
      // The server may close a persistent connection just when it is reused (see `reusedSocket` in Node's
      // documentation).
      request.on("error", (error) =>
        request.reusedSocket ? ask(path, encoding).then(resolve, reject) : reject(error),
      );
    });
  return { ask, close: () => agent.destroy() };
}
