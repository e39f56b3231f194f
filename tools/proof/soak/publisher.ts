import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hubSignature } from "../../../lib/http/webhook-signature";
import type { Cluster } from "../../../scripts/lib/cluster";
import type { Part } from "../../../scripts/lib/cluster-part";

export type Publisher = {
  /** Address of the article that is published again and again. */
  path: string;
  /** Number of the publication that a page shows; 0 for the text before the first. */
  numberOn: (html: string) => number;
  /** Writes the next text and posts the webhook until it is accepted, as a content puller does. @throws Error after a minute. */
  publish: () => Promise<void>;
  /** When each publication was written and accepted, in milliseconds; index 0 is the text before the first. */
  moments: { begun: number; accepted: number }[];
  /**
   * For each process and publication: how long after it the process still answered with an older page, in milliseconds; 0 where
   * its first answer was the new one, also if it came late, as from a process that is starting.
   */
  ages: number[];
  /** The smallest number that a page asked for at this time may show. */
  leastAt: (askedAt: number, allowed: number) => number;
};

/**
 * Publishes an article of the cluster's content, whose headline counts the publications.
 * @param say Is told of slow processes.
 * @param timed The processes that are asked for the page, past nginx, until they show it. Each then renders it, which costs as
 * much as the publication itself, so a measurement of rates passes none.
 */
export function createPublisher(
  cluster: Cluster,
  say: (text: string) => void = () => {},
  timed: readonly Part[] = cluster.web,
): Publisher {
  const [file = ""] = readdirSync(join(cluster.content, "blog"))
    .filter((name) => name.endsWith(".md"))
    .sort();
  const path = `/blog/${file.replace(/\.md$/, "")}`;
  const source = join(cluster.content, "blog", file);
  const original = readFileSync(source, "utf8");
  const moments = [{ begun: 0, accepted: 0 }];
  const ages: number[] = [];
  const numberOn = (html: string) => Number(/<h1[^>]*>Publication (\d+)</.exec(html)?.[1] ?? 0);

  const publish = async () => {
    const number = moments.length;
    const moment = { begun: Date.now(), accepted: Number.POSITIVE_INFINITY };
    moments.push(moment);
    writeFileSync(`${source}.new`, original.replace(/^title:.*$/m, `title: Publication ${number}`));
    renameSync(`${source}.new`, source);
    const body = JSON.stringify({ files: [`content/blog/${file}`], number });
    const signature = hubSignature(cluster.env.REVALIDATE_SECRET ?? "", body);
    for (;;) {
      const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
      const answer = await fetch(`${cluster.origin}/api/revalidate`, { method: "POST", body, headers }).catch(
        () => undefined,
      );
      if (answer?.ok) break;
      if (Date.now() - moment.begun > 60_000)
        throw new Error(`Publication ${number} was not accepted: ${answer ? `status ${answer.status}` : "no answer"}.`);
      await pause(100);
    }
    moment.accepted = Date.now();
    await Promise.all(timed.map((one) => timeProcess(one, number, moment.accepted)));
  };

  const timeProcess = async ({ name, origin }: Part, number: number, since: number) => {
    let age = 0;
    // A process that is down, or that a later publication has overtaken, is not timed.
    while (Date.now() - since < 10_000 && moments.length - 1 === number) {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
      if (!answer) return;
      if (numberOn(await answer.text()) >= number) {
        const delay = Date.now() - since;
        ages.push(age);
        if (delay > 1000) say(`${name} shows publication ${number} after ${(delay / 1000).toFixed(1)} s`);
        return;
      }
      age = Date.now() - since;
      await pause(100);
    }
  };

  const leastAt = (askedAt: number, allowed: number) =>
    moments.findLastIndex(({ accepted }) => accepted <= askedAt - allowed);
  return { path, numberOn, publish, moments, ages, leastAt };
}

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
