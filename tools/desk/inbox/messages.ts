import { type KeptMessage, type Outbox, type Payload, type Shelf, shelves } from "../../../lib/messages/outbox";
import { compareText } from "../../../lib/util/order";

/** A message that is on this machine. */
export type StoredMessage = {
  /** The first 12 digits of its key. */
  id: string;
  form: string;
  place: Shelf;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** What its sender wrote; empty if it cannot be read. */
  payload: Payload;
  kept: KeptMessage;
};

/** Which messages are meant. What is not given does not matter. */
export type MessageQuery = {
  ids?: readonly string[];
  form?: string;
  place?: Shelf;
  /** The sender's address; upper and lower case are the same. */
  email?: string;
  /** Received before this day: "2025-06-28", UTC. */
  before?: string;
};

/** All messages, oldest first. @throws The file system's error; without the folder there are none. */
export async function readMessages(outbox: Outbox): Promise<StoredMessage[]> {
  const stored = await Promise.all(shelves.map((place) => readShelf(outbox, place)));
  return stored.flat().sort((a, b) => compareText(a.receivedAt, b.receivedAt));
}

async function readShelf(outbox: Outbox, place: Shelf): Promise<StoredMessage[]> {
  const found: StoredMessage[] = [];
  // One after the other: thousands at once are more files than a process may open.
  for (const kept of await outbox.list(place)) {
    const payload = await outbox.read(kept, place).catch(() => ({}));
    // Delivered meanwhile.
    if (payload === undefined) continue;
    const receivedAt = new Date(kept.keptAt).toISOString();
    found.push({ id: kept.key.slice(0, 12), form: kept.form, place, receivedAt, payload, kept });
  }
  return found;
}

/** Whether a message is one of those that are meant. An id may be shortened to eight digits. */
export function isMeant(message: StoredMessage, { ids, form, place, email, before }: MessageQuery): boolean {
  if (ids && !ids.some((id) => id.length >= 8 && message.id.startsWith(id))) return false;
  if (form !== undefined && message.form !== form) return false;
  if (place !== undefined && message.place !== place) return false;
  if (before !== undefined && message.receivedAt >= before) return false;
  return email === undefined || normalize(message.payload.email ?? "") === normalize(email);
}

const normalize = (address: string) => address.trim().toLowerCase();

/**
 * Deletes messages, also while a server runs.
 * @returns How many were there to delete: one may have been delivered meanwhile.
 */
export async function deleteMessages(messages: readonly StoredMessage[], outbox: Outbox): Promise<number> {
  const deleted = await Promise.all(messages.map(({ kept, place }) => outbox.remove(kept, place)));
  return deleted.filter(Boolean).length;
}

/** Has messages delivered by the running server, or by the next that starts: they are due at once. @returns How many are. */
export async function resendMessages(messages: readonly StoredMessage[], outbox: Outbox): Promise<number> {
  const now = Date.now();
  let due = 0;
  for (const { kept, place } of messages) {
    if (place === "waiting") await outbox.postpone(kept, now, kept.reason);
    else if (!(await outbox.revive(kept, now, place))) continue;
    due += 1;
  }
  return due;
}
