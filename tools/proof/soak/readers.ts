import { connect, type Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import { endOfHead, isWhole, joinChunks } from "./http-answer";

/** What readers saw. */
export type Seen = {
  requests: number;
  /** No answer, a cut one, or a status of 500 and above. */
  failed: number;
  /** An answer with status 200 that is not the page that was asked for. */
  wrong: number;
  /** Connections that were closed while nobody asked anything. The reader asked again, as browsers do. */
  reconnects: number;
  /** Answers that took more than a second. */
  slow: number;
  /** The longest time that an answer took, in milliseconds. */
  longest: number;
  /** The first few of what failed, was wrong or slow. */
  examples: string[];
};

export type Page = {
  path: string;
  /** @returns What is wrong with a page's HTML; called for each new text, not for each answer. */
  findFault: (html: string) => string | undefined;
  /** Called for each answer, with the HTML that it contains, and the time when it was asked for. */
  onAnswer?: (html: string, askedAt: number) => void;
};

type Known = { bytes: Buffer; html: string };

/**
 * Reads pages over many connections, one request at a time on each, until it is told to stop. Written for this: a client
 * that compares each byte of 10,000 answers a second with what it knows to be right.
 */
export function startReaders(
  origin: string,
  pages: readonly Page[],
  connections: number,
  /** Most requests a second. */
  mostPerSecond = Number.POSITIVE_INFINITY,
) {
  const { hostname, port } = new URL(origin);
  const seen: Seen = { requests: 0, failed: 0, wrong: 0, reconnects: 0, slow: 0, longest: 0, examples: [] };
  const known = new Map<string, Known>();
  const sockets = new Set<Socket>();
  let isStopped = false;
  let turn = 0;
  let nextAt = 0;

  /** Calls when the next request may be sent. */
  const inTurn = (send: () => void) => {
    const now = performance.now();
    nextAt = Math.max(nextAt, now) + 1000 / mostPerSecond;
    if (nextAt - now < 2) send();
    else setTimeout(send, nextAt - now);
  };

  const note = (kind: "failed" | "wrong" | "slow", text: string) => {
    seen[kind] += 1;
    if (seen.examples.length < 20) seen.examples.push(`${new Date().toISOString()} ${kind}: ${text}`);
  };

  const judge = (page: Page, answer: Buffer, askedAt: number) => {
    const took = Date.now() - askedAt;
    seen.longest = Math.max(seen.longest, took);
    if (took > 1000) note("slow", `${page.path} took ${took} ms`);
    const head = answer.indexOf(endOfHead);
    const status = Number(answer.toString("latin1", 9, 12));
    if (status !== 200) return note("failed", `${page.path} answered ${status}`);
    const bytes = answer.subarray(head + 4);
    let text = known.get(page.path);
    if (!text?.bytes.equals(bytes)) {
      try {
        text = { bytes: Buffer.from(bytes), html: gunzipSync(joinChunks(bytes)).toString() };
      } catch (error) {
        return note("wrong", `${page.path} cannot be decoded: ${error}`);
      }
      const fault = page.findFault(text.html);
      if (fault) return note("wrong", `${page.path} ${fault}`);
      known.set(page.path, text);
    }
    page.onAnswer?.(text.html, askedAt);
  };

  const open = (pending?: Page) => {
    if (isStopped) return;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    sockets.add(socket);
    let page: Page | undefined;
    let parts: Buffer[] = [];
    let isFirst = true;
    let askedAt = 0;

    const ask = (again?: Page) => {
      if (isStopped) return socket.end();
      // Closed while it waited for its turn: another connection goes on.
      if (socket.destroyed) return;
      page = again ?? pages[turn++ % pages.length];
      parts = [];
      askedAt = Date.now();
      socket.write(`GET ${page?.path} HTTP/1.1\r\nHost: soak\r\nAccept-Encoding: gzip\r\n\r\n`);
    };
    socket.on("connect", () => ask(pending));
    socket.on("data", (data) => {
      parts.push(data);
      if (!isWhole(parts)) return;
      seen.requests += 1;
      const answer = parts.length === 1 ? data : Buffer.concat(parts);
      if (page) judge(page, answer, askedAt);
      isFirst = false;
      page = undefined;
      parts = [];
      inTurn(() => ask());
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      if (isStopped) return;
      // An idle connection may be closed at any time. A request that was not answered at all is sent again, once.
      const isUnanswered = parts.length === 0 && !isFirst;
      if (isUnanswered) seen.reconnects += 1;
      else note("failed", `${page?.path ?? "a new connection"} was cut after ${parts.length} parts`);
      setTimeout(() => open(isUnanswered ? page : undefined), isUnanswered ? 0 : 50);
    });
  };
  for (let index = 0; index < connections; index += 1) open();

  return {
    seen,
    stop: async () => {
      isStopped = true;
      await new Promise((done) => setTimeout(done, 500));
      for (const socket of sockets) socket.destroy();
    },
  };
}
