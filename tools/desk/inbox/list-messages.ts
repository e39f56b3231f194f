import { writeCsv } from "../../../lib/util/csv";
import type { StoredMessage } from "./messages";

/** Characters of a text that a list shows. */
const shown = 48;

/** One line for each message: id, time, form, place, sender, and how the message begins. */
export function listMessages(messages: readonly StoredMessage[]): string {
  return messages
    .map(({ id, receivedAt, form, place, payload, kept }) => {
      const state = place === "inbox" ? place : `${place}, ${kept.attempts} attempts, ${kept.reason}`;
      const text = Object.keys(payload).length === 0 ? "(cannot be read)" : (payload.message ?? "");
      return [id, receivedAt, form, `[${state}]`, payload.email ?? "", begin(text)].join("  ").trimEnd();
    })
    .join("\n");
}

function begin(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > shown ? `${line.slice(0, shown)}…` : line;
}

/** Everything about one message, a field on each line. */
export function showMessage({ id, receivedAt, form, place, payload, kept }: StoredMessage): string {
  const head = {
    id,
    receivedAt,
    form,
    place,
    ...(place !== "inbox" && {
      attempts: String(kept.attempts),
      last: kept.reason,
      next: new Date(kept.due).toISOString(),
    }),
  };
  const fields = Object.entries({ ...head, ...payload });
  return fields.map(([name, value]) => `${name}: ${value.replaceAll("\n", "\n  ")}`).join("\n");
}

/** Messages as CSV, with a column for each field that one of them has. */
export function toCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map(
    ({ id, receivedAt, form, place, payload }): Readonly<Record<string, string>> => ({
      id,
      receivedAt,
      form,
      place,
      ...payload,
    }),
  );
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return writeCsv(
    names,
    rows.map((row) => names.map((name) => row[name] ?? "")),
  );
}
