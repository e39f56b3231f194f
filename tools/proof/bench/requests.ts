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

/** Requests an address repeatedly over 8 connections. @returns requests per second. */
export async function measureRate(origin: string, path: string, seconds: number): Promise<number> {
  const connections = 8;
  const client = createClient(origin, connections);
  const endsAt = performance.now() + seconds * 1000;
  let count = 0;
  const askOn = async () => {
    while (performance.now() < endsAt) {
      const { status } = await client.ask(path, "gzip");
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  client.close();
  return count / seconds;
}
