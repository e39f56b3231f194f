import { logError } from "../../runtime/log";
import { reasonOf } from "../../runtime/reason-of";
import type { KeptMessage } from "./message-name";
import type { Outbox, Payload } from "./outbox";

/**
 * Keeps a message, where that is possible: on a host without a disk, or when the outbox is full, the webhook alone must do.
 * @returns The message; "already" if it is kept already; `undefined`, logged, if it cannot be kept.
 */
export async function tryToKeep(
  outbox: Outbox,
  form: string,
  key: string,
  payload: Payload,
  due: number,
): Promise<KeptMessage | "already" | undefined> {
  try {
    return (await outbox.keep(form, key, payload, due)) ?? "already";
  } catch (error) {
    logError(`${form}: a message could not be put into the outbox: ${reasonOf(error)}`);
    return undefined;
  }
}
