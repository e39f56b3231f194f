import { setTimeout as wait } from "node:timers/promises";
import { hubSignature } from "../../lib/http/webhook-signature";

/** Milliseconds until a site that does not answer is told again. */
const pause = 3000;

/** Statuses of a site that is starting, or of a proxy that does not reach it. */
const away: readonly number[] = [429, 502, 503, 504];

export type Announcement = {
  /** The address of POST /api/revalidate. */
  url: string;
  secret: string;
  commit: string;
  /** For how many milliseconds a site that does not answer is told again. */
  patience: number;
};

export type Told = {
  /** What is wrong; empty if the site has taken the content. */
  problems: string[];
  /** Whether the content is at fault, and not the way to the site. */
  isRefused: boolean;
};

/** Tells a running site to look at its content now. Never rejects. */
export async function announce(announcement: Announcement): Promise<Told> {
  const until = Date.now() + announcement.patience;
  for (;;) {
    const { isAway, ...told } = await tell(announcement);
    if (!isAway || Date.now() >= until) return told;
    await wait(pause);
  }
}

async function tell({ url, secret, commit }: Announcement): Promise<Told & { isAway: boolean }> {
  const body = JSON.stringify({ commit });
  try {
    const answer = await fetch(url, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "x-hub-signature-256": hubSignature(secret, body),
        // A connection that is kept may be closed by the site just when it is told again.
        connection: "close",
      },
      signal: AbortSignal.timeout(60_000),
    });
    const text = await answer.text();
    if (!answer.ok) {
      const problems = [`${url} answered ${answer.status}: ${text.slice(0, 300)}`];
      return { problems, isRefused: answer.status === 500, isAway: away.includes(answer.status) };
    }
    const { diagnostics = [] } = JSON.parse(text) as { diagnostics?: string[] };
    const errors = diagnostics.filter((line) => line.includes("  error  "));
    return { problems: errors, isRefused: errors.length > 0, isAway: false };
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error;
    return { problems: [`${url} cannot be reached: ${reason}`], isRefused: false, isAway: true };
  }
}
