import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";

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

/** Reads pages over many connections, one request at a time on each, and compares each answer with what is known to be right. */
export function startReaders(
  origin: string,
  pages: readonly Page[],
  connections: number,
  /** Most requests a second. */
  mostPerSecond = Number.POSITIVE_INFINITY,
) {
  const seen: Seen = { requests: 0, failed: 0, wrong: 0, reconnects: 0, slow: 0, longest: 0, examples: [] };
  const known = new Map<string, Known>();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let isStopped = false;
  let turn = 0;
  let nextAt = 0;

  /** Until the next request may be sent. */
  const inTurn = async () => {
    const now = performance.now();
    nextAt = Math.max(nextAt, now) + 1000 / mostPerSecond;
    if (nextAt - now >= 2) await wait(nextAt - now);
  };

  const note = (kind: "failed" | "wrong" | "slow", text: string) => {
    seen[kind] += 1;
    if (seen.examples.length < 20) seen.examples.push(`${new Date().toISOString()} ${kind}: ${text}`);
  };

  const judge = (page: Page, { status, bytes }: Answer, askedAt: number) => {
    const took = Date.now() - askedAt;
    seen.requests += 1;
    seen.longest = Math.max(seen.longest, took);
    if (took > 1000) note("slow", `${page.path} took ${took} ms`);
    if (status !== 200) return note("failed", `${page.path} answered ${status}`);
    let text = known.get(page.path);
    if (!text?.bytes.equals(bytes)) {
      try {
        text = { bytes, html: gunzipSync(bytes).toString() };
      } catch (error) {
        return note("wrong", `${page.path} cannot be decoded: ${error}`);
      }
      const fault = page.findFault(text.html);
      if (fault) return note("wrong", `${page.path} ${fault}`);
      known.set(page.path, text);
    }
    page.onAnswer?.(text.html, askedAt);
  };

  /** @param isAgain After a connection that was closed while idle, which may happen once. */
  const read = async (page: Page, isAgain = false): Promise<void> => {
    const askedAt = Date.now();
    const asked = request(origin + page.path, { agent, headers: { "accept-encoding": "gzip" } });
    let isAnswered = false;
    asked.once("response", () => {
      isAnswered = true;
    });
    try {
      judge(page, await getAnswer(asked), askedAt);
    } catch (error) {
      if (isStopped) return;
      if (!asked.reusedSocket || isAgain || isAnswered) {
        note("failed", `${page.path} was cut: ${error}`);
        return void (await wait(50));
      }
      seen.reconnects += 1;
      await read(page, true);
    }
  };

  const work = async () => {
    for (;;) {
      await inTurn();
      const page = pages[turn++ % pages.length];
      if (isStopped || !page) return;
      await read(page);
    }
  };
  const working = Array.from({ length: connections }, work);

  return {
    seen,
    stop: async () => {
      isStopped = true;
      await Promise.race([Promise.all(working), wait(500)]);
      agent.destroy();
    },
  };
}

type Answer = { status: number | undefined; bytes: Buffer };

/** @throws Error if the connection ends before the answer does. */
async function getAnswer(asked: ClientRequest): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    asked.once("response", done).on("error", fail).end();
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, bytes: Buffer.concat(parts) };
}
