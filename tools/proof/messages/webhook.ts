import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** How the webhook behaves. `late`: it takes the message, and answers when nobody waits any more. */
export const moods = ["well", "slow", "late", "wrong", "cut", "down"] as const;
export type Mood = (typeof moods)[number];

export type Webhook = {
  url: string;
  setMood: (mood: Mood) => Promise<void>;
  /** What it took, by idempotency key: the message, and how often it came. */
  taken: ReadonlyMap<string, { message: string; times: number }>;
  /** Requests while it was in each mood. */
  asked: Record<Mood, number>;
  close: () => Promise<void>;
};

/** Milliseconds until the answer. The site waits for ten seconds for a new message, and twenty for a kept one. */
const slowMs = 2_000;
const lateMs = 21_000;

/** Starts a webhook that knows by the idempotency key what it has already, as docs/operators/messages.md asks of every webhook. */
export async function startWebhook(): Promise<Webhook> {
  const taken = new Map<string, { message: string; times: number }>();
  const asked: Record<Mood, number> = { well: 0, slow: 0, late: 0, wrong: 0, cut: 0, down: 0 };
  const sockets = new Set<Socket>();
  let mood: Mood = "well";

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const now = mood;
    asked[now] += 1;
    let body = "";
    for await (const chunk of request) body += chunk;
    if (now === "wrong") return void response.writeHead(500, { "content-type": "text/html" }).end("<h1>Oops</h1>");
    // Half of what is cut off was taken before.
    if (now !== "cut" || asked.cut % 2 === 0) take(String(request.headers["idempotency-key"]), body);
    if (now === "cut") return void response.destroy();
    const after = now === "late" ? lateMs : now === "slow" ? slowMs : 0;
    setTimeout(() => response.end(), after);
  }

  function take(key: string, body: string): void {
    const { message } = JSON.parse(body) as { message: string };
    taken.set(key, { message, times: (taken.get(key)?.times ?? 0) + 1 });
  }

  return {
    url: `http://127.0.0.1:${port}/`,
    taken,
    asked,
    setMood: async (next) => {
      if (mood === "down" && next !== "down") await once(server.listen(port, "127.0.0.1"), "listening");
      if (next === "down" && mood !== "down") {
        server.close();
        for (const socket of sockets) socket.destroy();
      }
      mood = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (mood !== "down") await new Promise((done) => server.close(done));
    },
  };
}
