import type { KeptMessage, Payload, Shelf } from "../../../lib/messages/outbox";

/** A message that is on this machine: in an inbox file, or in the outbox. */
export type StoredMessage = {
  /** The first 12 digits of its key, or of the hash of its line. */
  id: string;
  form: string;
  place: "inbox" | Shelf;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** What its sender wrote; empty if it cannot be read. */
  payload: Payload;
  /** Where it is: a line of an inbox file, or a file of the outbox. */
  at: { file: string; line: string } | { kept: KeptMessage };
};

/** Which messages are meant. What is not given does not matter. */
export type MessageQuery = {
  ids?: readonly string[];
  form?: string;
  place?: StoredMessage["place"];
  /** The sender's address; upper and lower case are the same. */
  email?: string;
  /** Received before this day: "2025-06-28", UTC. */
  before?: string;
};

/** Whether a message is one of those that are meant. An id may be shortened to eight digits. */
export function isMeant(message: StoredMessage, { ids, form, place, email, before }: MessageQuery): boolean {
  if (ids && !ids.some((id) => id.length >= 8 && message.id.startsWith(id))) return false;
  if (form !== undefined && message.form !== form) return false;
  if (place !== undefined && message.place !== place) return false;
  if (before !== undefined && message.receivedAt >= before) return false;
  return email === undefined || isFrom(message, email);
}

function isFrom({ payload, at }: StoredMessage, email: string): boolean {
  const address = normalize(email);
  if (payload.email !== undefined) return normalize(payload.email) === address;
  // A damaged line: what is left of it may still hold the address.
  return "line" in at && normalize(at.line).includes(address);
}

const normalize = (address: string) => address.trim().toLowerCase();
