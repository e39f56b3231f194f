import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openOutbox } from "../../../lib/messages/outbox";
import { syncFolder } from "../../../lib/util/write-atomically";
import type { StoredMessage } from "./stored-message";

/** Milliseconds in which a server that has opened an inbox file has also written to it. */
const settleMs = 1_000;

/**
 * Deletes messages, also while a server runs: what it receives meanwhile stays.
 * @returns How many were there to delete; a message of the outbox may have been delivered meanwhile.
 */
export async function deleteMessages(
  messages: readonly StoredMessage[],
  inbox: string,
  { waitMs = settleMs, now = new Date() } = {},
): Promise<number> {
  const outbox = openOutbox(join(inbox, "outbox"));
  const lines = new Map<string, Set<string>>();
  let deleted = 0;
  for (const { at, place } of messages) {
    if ("line" in at) lines.set(at.file, (lines.get(at.file) ?? new Set()).add(at.line));
    else if (await outbox.remove(at.kept, place === "dead" ? "dead" : "waiting")) deleted += 1;
  }
  for (const [file, unwanted] of lines) deleted += await deleteLines(file, unwanted, { waitMs, now });
  return deleted;
}

/**
 * Servers append to `<form>.jsonl` and to nothing else. So the file gets another name first; when nobody can be writing to
 * it any more, it is written again without the lines.
 */
async function deleteLines(
  file: string,
  unwanted: ReadonlySet<string>,
  { waitMs, now }: { waitMs: number; now: Date },
): Promise<number> {
  const isOpen = /^[a-z]+\.jsonl$/.test(basename(file));
  const stamp = now.toISOString().replace(/[-:.]/g, "");
  const aside = isOpen ? file.replace(/\.jsonl$/, `.${stamp}.jsonl`) : file;
  if (isOpen) {
    await rename(file, aside);
    await wait(waitMs);
  }
  const all = (await readFile(aside, "utf8")).split("\n").filter((line) => line !== "");
  const wanted = all.filter((line) => !unwanted.has(line));
  const draft = `${aside}.new`;
  await writeFile(draft, wanted.map((line) => `${line}\n`).join(""), { mode: 0o600, flush: true });
  await rename(draft, aside);
  if (wanted.length === 0) await rm(aside);
  await syncFolder(dirname(aside));
  return all.length - wanted.length;
}
