import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open as openFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openOutbox } from "@/lib/messages/outbox";
import { appendRecord } from "@/lib/runtime/append-record";
import { deleteMessages } from "@/tools/desk/inbox/delete-messages";
import { listMessages, showMessage, toCsv } from "@/tools/desk/inbox/list-messages";
import { readMessages } from "@/tools/desk/inbox/read-messages";
import { resendMessages } from "@/tools/desk/inbox/resend-messages";
import { isMeant, type MessageQuery } from "@/tools/desk/inbox/stored-message";

let inbox: string;
beforeEach(() => {
  inbox = mkdtempSync(join(tmpdir(), "messages-"));
});
afterEach(() => rmSync(inbox, { recursive: true, force: true }));

const keyOf = (index: number) => index.toString(16).padStart(2, "0").repeat(32);
const outbox = () => openOutbox(join(inbox, "outbox"));
const day = 86_400_000;

/** Two messages in inbox files, one that waits, one dead letter. */
async function fill(): Promise<void> {
  const record = {
    receivedAt: "2025-06-28T10:00:00.000Z",
    email: "Ada@Example.com",
    message: "From Ada\nin two lines",
  };
  await appendRecord(join(inbox, "contact.jsonl"), record);
  await appendRecord(join(inbox, "newsletter.jsonl"), {
    receivedAt: "2025-06-29T10:00:00.000Z",
    email: "bo@example.com",
  });
  await outbox().keep("contact", keyOf(1), { email: "ada@example.com", message: "Waiting" }, 0);
  const dead = await outbox().keep(
    "contact",
    keyOf(2),
    { email: "bo@example.com", message: "About ada@example.com" },
    0,
  );
  if (dead !== "already") await outbox().bury(dead, "410");
}

const find = async (query: MessageQuery) => (await readMessages(inbox)).filter((message) => isMeant(message, query));
const places = async (query: MessageQuery) => (await find(query)).map(({ place, form }) => `${place} ${form}`);

it("finds messages of every place, oldest first", async () => {
  await fill();
  expect(await places({})).toEqual(["inbox contact", "inbox newsletter", "waiting contact", "dead contact"]);
  expect(await places({ email: " ADA@example.com" })).toEqual(["inbox contact", "waiting contact"]);
  expect(await places({ form: "newsletter" })).toEqual(["inbox newsletter"]);
  expect(await places({ place: "dead" })).toEqual(["dead contact"]);
  expect(await places({ before: "2025-06-29" })).toEqual(["inbox contact"]);
  expect(await places({ ids: ["01010101"] })).toEqual(["waiting contact"]);
  expect(await places({ ids: ["0101"] })).toEqual([]);
});

it("keeps what a server writes that had opened the file before the deletion", async () => {
  await fill();
  const open = await openFile(join(inbox, "contact.jsonl"), "a");
  const deletion = deleteMessages(await find({ place: "inbox", form: "contact" }), inbox, { waitMs: 300 });
  await new Promise((done) => setTimeout(done, 100));
  await open.appendFile('{"receivedAt":"2025-06-30T10:00:00.000Z","email":"late@example.com"}\n');
  await open.close();
  expect(await deletion).toBe(1);
  expect(await places({ email: "late@example.com" })).toEqual(["inbox contact"]);
  expect(await places({ place: "inbox", email: "ada@example.com" })).toEqual([]);
});

it("shows them as a list, in full, and as CSV", async () => {
  await fill();
  const all = await readMessages(inbox);
  expect(listMessages(all)).toContain("[dead, 1 attempts, 410]  bo@example.com  About ada@example.com");
  expect(listMessages(all)).toContain("From Ada in two lines");
  expect(all[0] && showMessage(all[0])).toContain("message: From Ada\n  in two lines");
  expect(toCsv(all).split("\r\n")[0]).toBe("id,receivedAt,form,place,email,message");
  expect(toCsv(all)).toContain('"From Ada\nin two lines"');
});

it("deletes what was sent from an address, everywhere, and nothing else", async () => {
  await fill();
  const messages = await find({ email: "ada@example.com" });
  expect(await deleteMessages(messages, inbox, { waitMs: 0 })).toBe(2);
  expect(await places({})).toEqual(["inbox newsletter", "dead contact"]);
});

it("keeps what a server receives while lines are deleted", async () => {
  await fill();
  const file = join(inbox, "contact.jsonl");
  await appendRecord(file, { receivedAt: "2025-06-28T11:00:00.000Z", email: "cy@example.com" });
  const messages = await find({ email: "cy@example.com", place: "inbox" });
  const deletion = deleteMessages(messages, inbox, { waitMs: 200 });
  // The file is put aside at once, and a server writes to a new one.
  while (readdirSync(inbox).includes("contact.jsonl")) await new Promise(setImmediate);
  await appendRecord(file, { receivedAt: "2025-06-28T12:00:00.000Z", email: "di@example.com" });
  expect(await deletion).toBe(1);
  expect((await find({ form: "contact", place: "inbox" })).map(({ payload }) => payload.email)).toEqual([
    "Ada@Example.com",
    "di@example.com",
  ]);
});

it("deletes again from a file that was put aside, and removes it when it is empty", async () => {
  await fill();
  const file = join(inbox, "contact.jsonl");
  await appendRecord(file, { receivedAt: "2025-06-28T11:00:00.000Z", email: "cy@example.com" });
  await deleteMessages(await find({ email: "ada@example.com" }), inbox, { waitMs: 0 });
  expect(readdirSync(inbox).some((name) => /^contact\.\d{8}T\d{9}Z\.jsonl$/.test(name))).toBe(true);
  await deleteMessages(await find({ email: "cy@example.com" }), inbox, { waitMs: 0 });
  expect(readdirSync(inbox).filter((name) => name.startsWith("contact"))).toEqual([]);
});

it("finds an address in a damaged line, and deletes it", async () => {
  writeFileSync(join(inbox, "contact.jsonl"), '{"email":"ada@example.com","mess\n{"email":"bo@example.com"}\n');
  expect(listMessages(await find({ email: "ada@example.com" }))).toContain("(cannot be read)");
  expect(await deleteMessages(await find({ email: "ada@example.com" }), inbox, { waitMs: 0 })).toBe(1);
  const [file = ""] = readdirSync(inbox);
  expect(readFileSync(join(inbox, file), "utf8")).toBe('{"email":"bo@example.com"}\n');
});

it("has dead letters and copies of the inbox delivered again, under a key that stays", async () => {
  await fill();
  expect(await resendMessages(await find({ place: "dead" }), inbox)).toBe(1);
  expect(await places({ place: "dead" })).toEqual([]);
  const old = await find({ place: "inbox", form: "contact" });
  expect(await resendMessages(old, inbox)).toBe(1);
  expect(await resendMessages(old, inbox)).toBe(0);
  const waiting = await outbox().list("waiting");
  expect(waiting.every(({ due }) => due <= Date.now())).toBe(true);
  expect(waiting).toHaveLength(3);
});

it("makes what waits due at once", async () => {
  await outbox().keep("contact", keyOf(1), { email: "ada@example.com" }, Date.now() + day);
  expect(await resendMessages(await find({}), inbox)).toBe(1);
  expect((await outbox().list("waiting"))[0]?.due).toBeLessThanOrEqual(Date.now());
});

it("finds none without the folder", async () => {
  rmSync(inbox, { recursive: true });
  expect(await readMessages(inbox)).toEqual([]);
});
