import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";

/** What readers saw. */
export type Seen = {
  requests: number;
  /** No answer, a cut one, or another status than 200. */
  failed: number;
  /** An answer with status 200 that is not the page that was asked for. */
  wrong: number;
  /** The longest time that an answer took, in milliseconds. */
  longest: number;
  /** The first few of what failed or was wrong. */
  examples: string[];
};

export type Page = {
  path: string;
  /** @returns What is wrong with a page's HTML; called for each new text, not for each answer. */
  findFault: (html: string) => string | undefined;
  /** Called for each answer, with the HTML that it contains, and the time when it was asked for. */
  onResponse?: (html: string, askedAt: number) => void;
};

/** A rate of requests that leaves the machine time for what is measured: it also runs those who ask. */
const mostPerSecond = 4500;

/** Reads pages over some connections, one request at a time on each, at most so often a second. */
export function startReaders(origin: string, pages: readonly Page[], connections: number, perSecond = mostPerSecond) {
  const seen: Seen = { requests: 0, failed: 0, wrong: 0, longest: 0, examples: [] };
  const known = new Map<string, { bytes: Buffer; html: string }>();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let isStopped = false;
  let turn = 0;
  let nextAt = 0;

  const note = (kind: "failed" | "wrong", text: string) => {
    seen[kind] += 1;
    if (seen.examples.length < 20) seen.examples.push(`${new Date().toISOString()} ${kind}: ${text}`);
  };

  const judge = (page: Page, bytes: Buffer, askedAt: number) => {
    let text = known.get(page.path);
    if (!text?.bytes.equals(bytes)) {
      text = { bytes, html: gunzipSync(bytes).toString() };
      const fault = page.findFault(text.html);
      if (fault) return note("wrong", `${page.path} ${fault}`);
      known.set(page.path, text);
    }
    page.onResponse?.(text.html, askedAt);
  };

  /** @param isAgain After a connection that was closed while idle. Browsers ask again, too, once, on a new connection. */
  const read = async (page: Page, isAgain = false): Promise<void> => {
    const askedAt = Date.now();
    const asked = request(origin + page.path, {
      agent: isAgain ? false : agent,
      headers: { "accept-encoding": "gzip" },
    });
    let answer: IncomingMessage | undefined;
    try {
      answer = await new Promise<IncomingMessage>((done, fail) => {
        asked.once("response", done).on("error", fail).end();
      });
      const bytes = await buffer(answer);
      seen.requests += 1;
      seen.longest = Math.max(seen.longest, Date.now() - askedAt);
      if (answer.statusCode !== 200) note("failed", `${page.path} answered ${answer.statusCode}`);
      else judge(page, bytes, askedAt);
    } catch (error) {
      if (isStopped) return;
      if (asked.reusedSocket && !isAgain && !answer) return read(page, true);
      note("failed", `${page.path} was cut: ${error}`);
      await wait(50);
    }
  };

  const work = async () => {
    while (!isStopped) {
      const now = performance.now();
      nextAt = Math.max(nextAt, now) + 1000 / perSecond;
      if (nextAt - now >= 2) await wait(nextAt - now);
      const page = pages[turn++ % pages.length];
      if (page && !isStopped) await read(page);
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

/** What is wrong with a page: it is cut, or another than the one that was asked for (its canonical address is not its own). */
export function findFault(html: string, path: string): string | undefined {
  if (!html.endsWith("</html>")) return "is cut short";
  const [, canonical = ""] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const at = canonical && new URL(canonical).pathname;
  return at === path ? undefined : `says that it is ${at || "no page"}`;
}

/** What readers saw, in words. */
export function describeSeen({ requests, failed, wrong, longest, examples }: Seen): string {
  for (const example of examples) console.log(example);
  return `${requests.toLocaleString("en-US")}: ${failed} failed, ${wrong} wrong, the longest took ${(longest / 1000).toFixed(1)} s`;
}
