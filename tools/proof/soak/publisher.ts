import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hubSignature } from "../../../lib/http/webhook-signature";
import type { Cluster } from "../../../scripts/lib/cluster";
import { pause } from "../bench/measurement";

/** Publishes an article of the cluster's content again and again; its headline counts the publications. */
export function createPublisher(cluster: Cluster) {
  const [file = ""] = readdirSync(join(cluster.content, "blog"))
    .filter((name) => name.endsWith(".md"))
    .sort();
  const source = join(cluster.content, "blog", file);
  const original = readFileSync(source, "utf8");
  /** When each publication was accepted, in milliseconds; index 0 is the text before the first. */
  const accepted = [0];
  return {
    path: `/blog/${file.replace(/\.md$/, "")}`,
    accepted,
    /** Number of the publication that a page shows; 0 for the text before the first. */
    numberOn: (html: string) => Number(/<h1[^>]*>Publication (\d+)</.exec(html)?.[1] ?? 0),
    /** Writes the next text and posts the webhook until it is accepted, as a puller does. @throws Error after a minute. */
    publish: async () => {
      const number = accepted.length;
      const begun = Date.now();
      writeFileSync(`${source}.new`, original.replace(/^title:.*$/m, `title: Publication ${number}`));
      renameSync(`${source}.new`, source);
      const body = JSON.stringify({ files: [`content/blog/${file}`], number });
      const signature = hubSignature(cluster.env.REVALIDATE_SECRET ?? "", body);
      const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
      const post = () => fetch(`${cluster.origin}/api/revalidate`, { method: "POST", body, headers });
      while (!(await post().catch(() => undefined))?.ok) {
        if (Date.now() - begun > 60_000) throw new Error(`Publication ${number} was not accepted.`);
        await pause(100);
      }
      accepted.push(Date.now());
    },
  };
}
