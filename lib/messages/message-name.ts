/** A message in the outbox. All of this is in the name of its file, so that a change of it is one rename. */
export type KeptMessage = {
  /** The form that it came from: "contact". */
  form: string;
  /** When it was received, in milliseconds since 1970. */
  keptAt: number;
  /** Before this time nobody tries to deliver it, in milliseconds since 1970. Whoever delivers it now has moved it ahead. */
  due: number;
  /** How often its delivery was begun. */
  attempts: number;
  /** Why the last delivery failed: "503", "ECONNREFUSED"; "new" before the first. */
  reason: string;
  /** Its idempotency key: 64 hexadecimal digits. Messages with the same content begin with the same digits. */
  key: string;
};

/** The digits of a key that name the content alone. */
export function getContent(key: string): string {
  return key.slice(0, 40);
}

const pattern = /^([a-z]+)-(\d{1,15})-(\d{1,15})-(\d{1,6})-(\w{1,40})-([0-9a-f]{64})\.json$/;

/** The name of the message's file. */
export function messageName({ form, keptAt, due, attempts, reason, key }: KeptMessage): string {
  const word = reason.replace(/\W/g, "").slice(0, 40) || "unknown";
  return `${form}-${keptAt}-${Math.round(due)}-${attempts}-${word}-${key}.json`;
}

/** What a name says; `undefined` if it is not that of a message. */
export function parseMessageName(name: string): KeptMessage | undefined {
  const [, form, keptAt, due, attempts, reason, key] = pattern.exec(name) ?? [];
  if (form === undefined || reason === undefined || key === undefined) return undefined;
  return { form, keptAt: Number(keptAt), due: Number(due), attempts: Number(attempts), reason, key };
}
