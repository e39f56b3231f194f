import { readFileSync } from "node:fs";
import { z } from "zod";
import { contentRoot } from "../content/read/content-path";
import { writeAtomically } from "../util/write-atomically";

const time = z.iso.datetime();

const publisherSchema = z.object({
  /** When the puller last looked at the repository. */
  lookedAt: time,
  /** The newest commit that the site has taken; `null` before the first. */
  commit: z.string().nullable(),
  /** Why the site does not show what is in the repository; `null` if it does. */
  stuck: z
    .object({
      /** Since when, whatever the reason was at first. */
      since: time,
      /** The commit that is not shown; `null` if there was no telling. */
      commit: z.string().nullable(),
      /** What the check, the site or git said. */
      reasons: z.array(z.string()),
    })
    .nullable(),
});

/** What the puller (scripts/pull.ts) did last. It writes this beside the content folder, and each web process reads it. */
export type Publisher = z.infer<typeof publisherSchema>;

const getFile = (root: string) => `${root}.state.json`;

/** @returns `undefined` where there is no puller, or if its file cannot be read. */
export function readPublisher(root = contentRoot()): Publisher | undefined {
  try {
    return publisherSchema.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ getFile(root), "utf8")));
  } catch {
    return undefined;
  }
}

export function writePublisher(root: string, publisher: Publisher): void {
  writeAtomically(getFile(root), `${JSON.stringify(publisher, undefined, 2)}\n`);
}

/**
 * For how many seconds the site has been behind its repository, as far as anybody knows: since publishing failed, or since the
 * puller last looked.
 */
export function secondsBehind({ lookedAt, stuck }: Publisher, now = Date.now()): number {
  return Math.max(0, now - Date.parse(stuck?.since ?? lookedAt)) / 1000;
}
