import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hubSignature } from "../../lib/http/webhook-signature";
import { pause } from "./bench/measurement";

/** Origin of a site, absolute path of its content, and its REVALIDATE_SECRET. */
type Published = { origin: string; content: string; secret: string };

/** Publishes an article as the newest of all, again and again; its headline counts the publications. */
export function createPublisher({ origin, content, secret }: Published) {
  const [file = ""] = readdirSync(join(content, "blog"))
    .filter((name) => name.endsWith(".md"))
    .sort();
  const source = join(content, "blog", file);
  const original = readFileSync(source, "utf8").replace(/^(updated|seoTitle): .*\n/gm, "");
  const today = new Date().toISOString().slice(0, 10);
  /** When each publication was accepted, in milliseconds; index 0 is the text before the first. */
  const accepted = [0];
  return {
    path: `/blog/${file.replace(/\.md$/, "")}`,
    author: `/authors/${/^author: (.*)$/m.exec(original)?.[1]}`,
    accepted,
    /** Number of the publication that a page shows; 0 for the text before the first. */
    numberOn: (html: string) => Number(/<h1[^>]*>Publication (\d+)</.exec(html)?.[1] ?? 0),
    /** Posts the webhook until it is accepted, as a puller does. @returns The headline. @throws Error after a minute. */
    publish: async (): Promise<string> => {
      const title = `Publication ${accepted.length}`;
      const begun = Date.now();
      const text = original.replace(/^title:.*$/m, `title: ${title}`).replace(/^date:.*$/m, `date: ${today}`);
      writeFileSync(`${source}.new`, text);
      renameSync(`${source}.new`, source);
      const body = JSON.stringify({ title });
      const headers = { "content-type": "application/json", "x-hub-signature-256": hubSignature(secret, body) };
      const post = () => fetch(`${origin}/api/revalidate`, { method: "POST", body, headers });
      while (!(await post().catch(() => undefined))?.ok) {
        if (Date.now() - begun > 60_000) throw new Error(`${title} was not accepted.`);
        await pause(100);
      }
      accepted.push(Date.now());
      return title;
    },
  };
}
