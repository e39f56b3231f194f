import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openOutbox } from "@/lib/messages/outbox";
import { listMessages, showMessage, toCsv } from "@/tools/desk/inbox/list-messages";
import { deleteMessages, isMeant, type MessageQuery, readMessages, resendMessages } from "@/tools/desk/inbox/messages";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "messages-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keyOf = (index: number) => index.toString(16).padStart(2, "0").repeat(32);
const outbox = (receivedAt = "2025-06-30T10:00:00Z") => openOutbox(folder, { now: () => Date.parse(receivedAt) });
const day = 86_400_000;

/** Two messages in the inbox, one that waits, one dead letter. */
async function fill(): Promise<void> {
  const ada = { email: "Ada@Example.com", message: "From Ada\nin two lines" };
  await outbox("2025-06-28T10:00:00Z").keep("contact", keyOf(3), ada, 0, "inbox");
  await outbox("2025-06-29T10:00:00Z").keep("newsletter", keyOf(4), { email: "bo@example.com" }, 0, "inbox");
  await outbox().keep("contact", keyOf(1), { email: "ada@example.com", message: "Waiting" }, 0);
  const later = outbox("2025-06-30T11:00:00Z");
  const dead = await later.keep("contact", keyOf(2), { email: "bo@example.com", message: "About ada@example.com" }, 0);
  if (dead !== "already") await later.bury(dead, "410");
}

const find = async (query: MessageQuery) => (await readMessages(outbox())).filter((message) => isMeant(message, query));
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

it("shows them as a list, in full, and as CSV", async () => {
  await fill();
  const all = await find({});
  expect(listMessages(all)).toContain("[dead, 1 attempts, 410]  bo@example.com  About ada@example.com");
  expect(listMessages(all)).toContain("From Ada in two lines");
  expect(all[0] && showMessage(all[0])).toContain("message: From Ada\n  in two lines");
  expect(toCsv(all).split("\r\n")[0]).toBe("id,receivedAt,form,place,email,message");
  expect(toCsv(all)).toContain('"From Ada\nin two lines"');
});

it("deletes what was sent from an address, everywhere, and nothing else", async () => {
  await fill();
  expect(await deleteMessages(await find({ email: "ada@example.com" }), outbox())).toBe(2);
  expect(await places({})).toEqual(["inbox newsletter", "dead contact"]);
});

it("lists a damaged file, which can be deleted by its id", async () => {
  await fill();
  const [name = ""] = readdirSync(join(folder, "dead"));
  writeFileSync(join(folder, "dead", name), '{"email":"ada@exam');
  expect(listMessages(await find({ place: "dead" }))).toContain("(cannot be read)");
  expect(await deleteMessages(await find({ ids: ["02020202"] }), outbox())).toBe(1);
});

it("has dead letters and what is in the inbox delivered, under a key that stays", async () => {
  await fill();
  const meant = [...(await find({ place: "dead" })), ...(await find({ place: "inbox", form: "contact" }))];
  expect(await resendMessages(meant, outbox())).toBe(2);
  expect(await resendMessages(meant, outbox())).toBe(0);
  expect(await places({})).toEqual(["inbox newsletter", "waiting contact", "waiting contact", "waiting contact"]);
  const waiting = await outbox().list("waiting");
  expect(waiting.map(({ key }) => key.slice(0, 2)).sort()).toEqual(["01", "02", "03"]);
  expect(waiting.every(({ due }) => due <= Date.now())).toBe(true);
});

it("makes what waits due at once", async () => {
  await outbox().keep("contact", keyOf(1), { email: "ada@example.com" }, Date.now() + day);
  expect(await resendMessages(await find({}), outbox())).toBe(1);
  expect((await outbox().list("waiting"))[0]?.due).toBeLessThanOrEqual(Date.now());
});

it("finds none without the folder", async () => {
  rmSync(folder, { recursive: true });
  expect(await readMessages(outbox())).toEqual([]);
});
