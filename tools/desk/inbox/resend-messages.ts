import { join } from "node:path";
import { openOutbox } from "../../../lib/messages/outbox";
import { sha256 } from "../../../lib/util/digest";
import type { StoredMessage } from "./stored-message";

/**
 * Has messages delivered by the running server, or by the next that starts: what is in the outbox is due at once; of a
 * message in an inbox file a copy is put there. The key of a message is always the same.
 * @returns How many are due now.
 */
export async function resendMessages(messages: readonly StoredMessage[], inbox: string): Promise<number> {
  const outbox = openOutbox(join(inbox, "outbox"));
  const now = Date.now();
  let due = 0;
  for (const { at, place, form, payload } of messages) {
    if ("line" in at) {
      if (Object.keys(payload).length === 0) continue;
      const key = sha256(at.line);
      if ((await outbox.keep(form, key, payload, now)) !== "already") due += 1;
    } else if (place === "dead") {
      if (await outbox.revive(at.kept, now)) due += 1;
    } else {
      await outbox.postpone(at.kept, now, at.kept.reason);
      due += 1;
    }
  }
  return due;
}
