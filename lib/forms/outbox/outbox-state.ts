import type { Env } from "../../runtime/env";
import { outboxFolder } from "../inbox-file";
import { openOutbox } from "./outbox";

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
