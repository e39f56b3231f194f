import { mkdir, open, readdir, readFile, rename, rm, unlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Env } from "../runtime/env";
import { syncFolder } from "../util/write-atomically";

/** Absolute path of the folder of all that readers have written. */
export function inboxFolder(env: Pick<Env, "inboxDir">): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), env.inboxDir);
}

/** Absolute path of the outbox. */
export function outboxFolder(env: Pick<Env, "inboxDir">): string {
  return join(inboxFolder(env), "outbox");
}

/** Most messages in the inbox, and on the other shelves together (at most 1 GB in all), so that strangers cannot fill the disk. */
const mostMessages = 10_000;

/** What a form has received, as its webhook gets it. */
export type Payload = Readonly<Record<string, string>>;

/**
 * Where messages are: in the inbox, where no webhook is to have them; waiting for the next delivery; or, as dead letters, waiting for
 * an operator.
 */
export const shelves = ["inbox", "waiting", "dead"] as const;
export type Shelf = (typeof shelves)[number];

export type Outbox = ReturnType<typeof openOutbox>;

class OutboxFull extends Error {
  override readonly name = "OutboxFull";
}

/**
 * Opens the outbox in a folder, which is made with its first message: one file for each message that is not delivered
 * (docs/decisions/064-an-outbox-of-files.md). Only its owner can read it. The name of a file says all that changes, and a
 * rename fails if another process was first: so processes, commands and a restart cannot take or revive the same message.
 */
export function openOutbox(folder: string, { most = mostMessages, now = Date.now } = {}) {
  const shelf = (name: Shelf | "new") => join(/* turbopackIgnore: true */ folder, name);
  const getFile = (message: KeptMessage, where: Shelf = "waiting") =>
    join(/* turbopackIgnore: true */ shelf(where), messageName(message));
  /** All messages of a shelf, oldest first. */
  const list = async (where: Shelf): Promise<KeptMessage[]> => {
    const names = await unlessMissing(readdir(shelf(where)), []);
    return names.flatMap((name) => parseMessageName(name) ?? []).sort((a, b) => a.keptAt - b.keptAt);
  };

  return {
    list,
    /**
     * Keeps a message, taken by this process until `due`. Resolves when it is on the disk. A dead letter with this content is the
     * same message, which somebody sends again: it is tried again, under its former key. What is in the inbox may be months old,
     * and long dealt with: its content is kept once more.
     * @returns "already" if a message with this content waits, or one with this key is in the inbox, where this one is to be.
     * @throws OutboxFull, or the file system's error.
     */
    keep: async (
      form: string,
      key: string,
      payload: Payload,
      due: number,
      where: "inbox" | "waiting" = "waiting",
    ): Promise<KeptMessage | "already"> => {
      const [inbox, waiting, dead] = await Promise.all([list("inbox"), list("waiting"), list("dead")]);
      const isSame = (message: KeptMessage) => getContent(message.key) === getContent(key);
      const isInInbox = where === "inbox" && inbox.some((message) => message.key === key);
      if (isInInbox || waiting.some(isSame)) return "already";
      const letter = dead.find(isSame);
      if (letter) {
        const again = { ...letter, keptAt: now(), due, attempts: 1, reason: "new" };
        await mkdir(shelf(where), { recursive: true, mode: 0o700 });
        return (await moved(getFile(letter, "dead"), getFile(again, where))) ? again : "already";
      }
      // A full inbox of one form does not hold up what the webhook of another is to have.
      if ((where === "inbox" ? inbox.length : waiting.length + dead.length) >= most) throw new OutboxFull();
      for (const name of ["new", where] as const) await mkdir(shelf(name), { recursive: true, mode: 0o700 });
      const message: KeptMessage = { form, keptAt: now(), due, attempts: 1, reason: "new", key };
      const draft = join(/* turbopackIgnore: true */ shelf("new"), messageName(message));
      await write(draft, JSON.stringify(payload));
      await rename(draft, getFile(message, where));
      await syncFolder(shelf(where));
      return message;
    },
    /** Takes a message until `due`. @returns `undefined` if another process has taken or deleted it. */
    take: async (message: KeptMessage, due: number): Promise<KeptMessage | undefined> => {
      const taken = { ...message, due, attempts: message.attempts + 1 };
      return (await moved(getFile(message), getFile(taken))) ? taken : undefined;
    },
    /** Leaves a message until `due`. */
    postpone: async (message: KeptMessage, due: number, reason: string): Promise<void> => {
      await moved(getFile(message), getFile({ ...message, due, reason }));
    },
    /** Makes a message a dead letter. @returns False if it is gone, or another process was first. */
    bury: async (message: KeptMessage, reason: string): Promise<boolean> => {
      await mkdir(shelf("dead"), { recursive: true, mode: 0o700 });
      return moved(getFile(message), getFile({ ...message, due: now(), reason }, "dead"));
    },
    /** Makes a dead letter due again, or a message of the inbox. @returns False if it is gone. */
    revive: async (message: KeptMessage, due: number, from: Shelf = "dead"): Promise<boolean> => {
      await mkdir(shelf("waiting"), { recursive: true, mode: 0o700 });
      // It counts as new, or it would be too old for the next delivery.
      return moved(getFile(message, from), getFile({ ...message, keptAt: now(), due, attempts: 0 }));
    },
    /** Deletes a message. @returns False if it was gone. */
    remove: (message: KeptMessage, where?: Shelf): Promise<boolean> => happened(unlink(getFile(message, where))),
    /** @returns `undefined` if the message is gone. @throws SyntaxError if a fault of the disk has damaged it. */
    read: async (message: KeptMessage, where?: Shelf): Promise<Payload | undefined> => {
      const text = await unlessMissing(
        readFile(/* turbopackIgnore: true */ getFile(message, where), "utf8"),
        undefined,
      );
      return text === undefined ? undefined : JSON.parse(text);
    },
  };
}

export type OutboxState = {
  /** Messages that wait for their webhook. */
  waiting: number;
  /** Dead letters. */
  dead: number;
  /** Age of the oldest message that waits, in whole seconds; 0 if none does. */
  oldest: number;
};

/** How full the outbox is. @throws The file system's error. */
export async function outboxState(env: Pick<Env, "inboxDir">, now = Date.now()): Promise<OutboxState> {
  const outbox = openOutbox(outboxFolder(env));
  const [waiting, dead] = await Promise.all([outbox.list("waiting"), outbox.list("dead")]);
  const [oldest] = waiting;
  return {
    waiting: waiting.length,
    dead: dead.length,
    oldest: oldest ? Math.max(0, Math.round((now - oldest.keptAt) / 1000)) : 0,
  };
}

/** Deletes what a crash has left half written. None of it was acknowledged. */
export async function removeDrafts(folder: string, olderThan = Date.now() - 3_600_000): Promise<void> {
  const drafts = join(folder, "new");
  for (const name of await unlessMissing(readdir(drafts), [])) {
    const { keptAt = 0 } = parseMessageName(name) ?? {};
    if (keptAt < olderThan) await rm(join(drafts, name), { force: true });
  }
}

/** What could not be written whole is removed: on a full disk, the rests of many messages would take the last room. */
async function write(file: string, text: string): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

const moved = (from: string, to: string) => happened(rename(from, to));

/** Whether the file of a change was there. */
function happened(change: Promise<void>): Promise<boolean> {
  return unlessMissing(
    change.then(() => true),
    false,
  );
}

async function unlessMissing<T>(result: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return otherwise;
    throw error;
  }
}

/** A message in the outbox. All of this is in the name of its file, so that a change of it is one rename. */
export type KeptMessage = {
  /** The form that it came from: "contact". */
  form: string;
  /** When it was received, in milliseconds since 1970. */
  keptAt: number;
  /** Nobody tries to deliver it before this time, in milliseconds since 1970. A process that is delivering it has set a later one. */
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

/** A line for the operator that names the forms without a webhook; `undefined` if both have one. */
export function describeInbox(env: Env): string | undefined {
  const forms = [...(env.contactWebhookUrl ? [] : ["contact"]), ...(env.newsletterWebhookUrl ? [] : ["newsletter"])];
  if (forms.length === 0) return undefined;
  if (!env.hasDisk)
    return `${forms.join(" and ")}: messages are refused, because nothing is kept here and no webhook is set.`;
  return `${forms.join(" and ")}: messages are kept in ${inboxFolder(env)}; \`npm run ops -- inbox\` reads them.`;
}
