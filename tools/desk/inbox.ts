import { chmodSync, existsSync, statSync, writeFileSync } from "node:fs";
import { inboxFolder, openOutbox, outboxFolder } from "../../lib/messages/outbox";
import { getEnv } from "../../lib/runtime/env";
import { formatCount } from "../../lib/util/number";
import { oneOf, readOptions } from "../../scripts/lib/options";
import { listMessages, showMessage, toCsv } from "./inbox/list-messages";
import { deleteMessages, isMeant, readMessages, resendMessages } from "./inbox/messages";
import "../../scripts/lib/env-files";

/**
 * `npm run ops -- inbox [list | show ID | resend ID… | export | delete ID…]`: what readers have sent
 * (docs/operators/messages.md). Exit code 1 if there is no message to
 * show, resend, export or delete, or not all could be; 2 for an error in the command.
 */
const usage = `npm run ops -- inbox list    [--form contact|newsletter] [--in inbox|waiting|dead] [--email ADDRESS] [--before DAY]
npm run ops -- inbox show    ID
npm run ops -- inbox resend  ID… | --in dead | --in inbox --form FORM
npm run ops -- inbox export  [--out FILE] [the conditions of list]
npm run ops -- inbox delete  ID… | --email ADDRESS | --before DAY   [--yes]`;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function run(): Promise<number> {
  const { values, positionals } = readOptions(
    {
      form: { type: "string" },
      in: { type: "string" },
      email: { type: "string" },
      before: { type: "string" },
      out: { type: "string" },
      yes: { type: "boolean" },
    },
    { allowPositionals: true },
  );
  const [command = "list", ...ids] = positionals;
  if (values.before !== undefined && !/^\d{4}-\d\d-\d\d$/.test(values.before))
    throw new Error(`--before is a day like 2025-06-28, not "${values.before}".`);
  if (ids.some((id) => !/^[0-9a-f]{8,12}$/.test(id)))
    throw new Error("An id has 8 to 12 digits, as the list shows it.");
  const { form, email, before } = values;
  const place = oneOf("in", values.in, ["inbox", "waiting", "dead"]);
  const narrowed = [ids[0], form, place, email, before].some((condition) => condition !== undefined);
  if (["resend", "delete"].includes(command) && !narrowed)
    throw new Error(`"${command}" does not act on all messages at once: name ids or conditions.\n\n${usage}`);
  if (command === "show" && ids.length === 0) throw new Error(`Name the id of a message.\n\n${usage}`);

  const inbox = inboxFolder(getEnv());
  const outbox = openOutbox(outboxFolder(getEnv()));
  const query = {
    ...(ids.length > 0 && { ids }),
    ...(form !== undefined && { form }),
    ...(place && { place }),
    ...(email !== undefined && { email }),
    ...(before !== undefined && { before }),
  };
  const messages = (await readMessages(outbox)).filter((message) => isMeant(message, query));
  const commands: Record<string, () => number | Promise<number>> = {
    list,
    show,
    resend,
    export: exportAll,
    delete: del,
  };
  const chosen = commands[command];
  if (!chosen) throw new Error(`There is no command "${command}".\n\n${usage}`);
  if (messages.length > 0) return chosen();
  console.error(narrowed ? `No such message in ${inbox}.` : `No messages in ${inbox}.`);
  return narrowed && command !== "list" ? 1 : 0;

  function list(): number {
    console.log(`${listMessages(messages)}\n\n${formatCount(messages.length, "message")} in ${inbox}`);
    return 0;
  }

  function show(): number {
    console.log(messages.map(showMessage).join("\n\n"));
    return 0;
  }

  function exportAll(): number {
    const text = toCsv(messages);
    if (values.out === undefined) process.stdout.write(text);
    else {
      // Only its owner may read it, as with the inbox; also if it was there before.
      if (existsSync(values.out)) chmodSync(values.out, 0o600);
      writeFileSync(values.out, text, { mode: 0o600 });
    }
    return 0;
  }

  async function resend(): Promise<number> {
    const env = getEnv();
    const missing = messages.find(
      (one) => !(one.form === "contact" ? env.contactWebhookUrl : env.newsletterWebhookUrl),
    );
    if (missing) throw new Error(`${missing.form.toUpperCase()}_WEBHOOK_URL is not set: there is nowhere to send it.`);
    actAsOwner(inbox);
    return report(await resendMessages(messages, outbox), "due now: the server delivers them");
  }

  async function del(): Promise<number> {
    if (!values.yes) {
      console.log(`${listMessages(messages)}\n\nNothing has been deleted. Add --yes to delete them.`);
      return 0;
    }
    actAsOwner(inbox);
    return report(await deleteMessages(messages, outbox), "deleted");
  }

  function report(done: number, what: string): number {
    console.log(`${done} of ${formatCount(messages.length, "message")} ${what}.`);
    return done === messages.length ? 0 : 1;
  }
}

/** As root, goes on as the owner of a folder: the server, which has that user, could not read what root puts into it. */
function actAsOwner(folder: string): void {
  if (process.geteuid?.() !== 0 || !existsSync(folder)) return;
  const { uid, gid } = statSync(folder);
  process.setgroups?.([gid]);
  process.setegid?.(gid);
  process.seteuid?.(uid);
}
