import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { openOutbox, type Shelf } from "../../../lib/messages/outbox";
import { sha256 } from "../../../lib/util/digest";
import { compareText } from "../../../lib/util/order";
import type { StoredMessage } from "./stored-message";

/** "contact.jsonl", and "contact.20250628T093000123Z.jsonl", which a deletion has put aside. */
const inboxFileName = /^([a-z]+)(?:\.\d{8}T\d{9}Z)?\.jsonl$/;

const record = z.record(z.string(), z.string());

/**
 * All messages in a folder of inbox files and in the outbox in it, oldest first.
 * @throws The file system's error; without the folder there are none.
 */
export async function readMessages(inbox: string): Promise<StoredMessage[]> {
  const stored = await Promise.all([readInboxFiles(inbox), readShelf(inbox, "waiting"), readShelf(inbox, "dead")]);
  return stored.flat().sort((a, b) => compareText(a.receivedAt, b.receivedAt));
}

async function readInboxFiles(inbox: string): Promise<StoredMessage[]> {
  const names = await readdir(inbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const messages: StoredMessage[] = [];
  for (const name of names.sort()) {
    const [, form] = inboxFileName.exec(name) ?? [];
    if (form === undefined) continue;
    const file = join(inbox, name);
    for (const line of (await readFile(file, "utf8")).split("\n")) if (line) messages.push(readLine(file, form, line));
  }
  return messages;
}

/** A line that is damaged is a message without words. */
function readLine(file: string, form: string, line: string): StoredMessage {
  const { receivedAt = "", ...payload } = parse(line) ?? {};
  const id = sha256(line).slice(0, 12);
  return { id, form, place: "inbox", receivedAt, payload, at: { file, line } };
}

function parse(line: string): Record<string, string> | undefined {
  try {
    return record.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

async function readShelf(inbox: string, place: Shelf): Promise<StoredMessage[]> {
  const outbox = openOutbox(join(inbox, "outbox"));
  const found = (await outbox.list(place)).map(async (kept): Promise<StoredMessage[]> => {
    const payload = await outbox.read(kept, place).catch(() => ({}));
    // Delivered meanwhile.
    if (payload === undefined) return [];
    const receivedAt = new Date(kept.keptAt).toISOString();
    return [{ id: kept.key.slice(0, 12), form: kept.form, place, receivedAt, payload, at: { kept } }];
  });
  return (await Promise.all(found)).flat();
}
