import { setTimeout as wait } from "node:timers/promises";
import type { Verdict } from "../../../lib/content/links/link-history";
import { classify } from "./classify";
import type { OutboundLink } from "./collect-links";
import { type Visit, visit } from "./visit";

export type CheckedLink = OutboundLink & {
  verdict: Verdict;
  /** Where it ended, if elsewhere. */
  finalUrl?: string | undefined;
  /** The last status; 0 without an answer. */
  status: number;
};

export type CheckOptions = {
  /** Milliseconds for each answer. */
  timeout: number;
  /** Hosts that are asked at the same time. Each is asked one thing at a time. */
  hosts: number;
  /** Milliseconds between two requests to one host. */
  pause: number;
  /** How often a link is tried again that fails in a way which may pass. */
  retries: number;
};

/** Longest wait before another try, in milliseconds, whatever the server asks for. */
const longestWait = 30_000;

/** Follows every link: hosts side by side, each host one link after the other. The result has the order of the links. */
export async function checkLinks(links: readonly OutboundLink[], options: CheckOptions): Promise<CheckedLink[]> {
  const byHost = new Map<string, OutboundLink[]>();
  for (const link of links) {
    const { host } = new URL(link.url);
    byHost.set(host, [...(byHost.get(host) ?? []), link]);
  }
  const byUrl = new Map<string, CheckedLink>();
  // Runs this many workers, which take hosts from one list.
  const left = byHost.values();
  const work = async () => {
    for (const own of left) for (const checked of await checkHost(own, options)) byUrl.set(checked.url, checked);
  };
  await Promise.all(Array.from({ length: options.hosts }, work));
  return links.flatMap(({ url }) => byUrl.get(url) ?? []);
}

async function checkHost(links: readonly OutboundLink[], options: CheckOptions): Promise<CheckedLink[]> {
  const checked: CheckedLink[] = [];
  for (const [index, link] of links.entries()) {
    if (index > 0) await wait(options.pause);
    checked.push(await checkLink(link, options));
  }
  return checked;
}

async function checkLink(link: OutboundLink, { timeout, pause, retries }: CheckOptions): Promise<CheckedLink> {
  let visited = await visit(link.url, timeout);
  for (let attempt = 1; attempt <= retries && mayPass(visited); attempt += 1) {
    await wait(Math.min(longestWait, Math.max((visited.retryAfter ?? 0) * 1000, pause * 2 ** attempt)));
    visited = await visit(link.url, timeout);
  }
  const { finalUrl, hops } = visited;
  return {
    ...link,
    verdict: classify(link, visited),
    finalUrl: finalUrl === link.url ? undefined : finalUrl,
    status: hops.at(-1)?.status ?? 0,
  };
}

/** Whether another try may go well: the server is busy, or was not reached. */
function mayPass({ failure, hops }: Visit): boolean {
  const status = hops.at(-1)?.status ?? 0;
  return failure === "timeout" || failure === "unreachable" || (!failure && (status === 429 || status >= 500));
}
