import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messageName, openOutbox, parseMessageName, removeDrafts } from "@/lib/messages/outbox";

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "outbox-")), "deep");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const keyOf = (index: number) => index.toString(16).padStart(2, "0").repeat(32);
const payload = { email: "ada@example.com", message: "Two\nlines" };

/** Keeps a message in an outbox of its own, as one process does. */
async function keepOne(index = 1, due = 0) {
  const message = await openOutbox(folder).keep("contact", keyOf(index), payload, due);
  if (message === "already") throw new Error("It was there already.");
  return message;
}

it("keeps a message in a file that its owner alone can read", async () => {
  const message = await keepOne();
  const outbox = openOutbox(folder);
  expect(await outbox.list("waiting")).toEqual([message]);
  expect(await outbox.read(message)).toEqual(payload);
  expect(statSync(join(folder, "waiting", messageName(message))).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "waiting")).mode & 0o777).toBe(0o700);
});

it("has it on the disk before it says so: the file, then the folder that names it", async () => {
  await keepOne(0);
  const handle = await open(folder, "r");
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const steps: string[][] = [];
  const sync = prototype.sync;
  jest.spyOn(prototype, "sync").mockImplementation(async function (this: FileHandle) {
    await sync.call(this);
    steps.push([String(readdirSync(join(folder, "new")).length), String(readdirSync(join(folder, "waiting")).length)]);
  });
  await keepOne(1);
  expect(steps).toEqual([
    ["1", "1"],
    ["0", "2"],
  ]);
});

it("leaves nothing behind of a message that a full disk did not take", async () => {
  await keepOne(0);
  const handle = await open(folder, "r");
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  jest.spyOn(prototype, "sync").mockRejectedValue(Object.assign(new Error("full"), { code: "ENOSPC" }));
  await expect(keepOne(1)).rejects.toMatchObject({ code: "ENOSPC" });
  expect(readdirSync(join(folder, "new"))).toEqual([]);
  expect(readdirSync(join(folder, "waiting"))).toHaveLength(1);
});

it("is taken by one of many processes that try at the same time", async () => {
  const message = await keepOne();
  const takers = await Promise.all(Array.from({ length: 20 }, () => openOutbox(folder).take(message, 5000)));
  expect(takers.filter((taken) => taken !== undefined)).toHaveLength(1);
  expect(await openOutbox(folder).list("waiting")).toEqual([{ ...message, due: 5000, attempts: 2 }]);
});

it("does not bring a deleted message back, whatever becomes of its delivery", async () => {
  const outbox = openOutbox(folder);
  const message = await keepOne();
  expect(await outbox.remove(message)).toBe(true);
  await outbox.postpone(message, 1, "503");
  expect(await outbox.bury(message, "410")).toBe(false);
  expect(await outbox.take(message, 1)).toBeUndefined();
  expect(await outbox.remove(message)).toBe(false);
  expect(await outbox.read(message)).toBeUndefined();
  expect([...(await outbox.list("waiting")), ...(await outbox.list("dead"))]).toEqual([]);
});

it("takes a dead letter that is sent again for the message that it is, under its former key", async () => {
  const outbox = openOutbox(folder);
  await outbox.bury(await keepOne(), "410");
  const ofAnotherHour = keyOf(1).slice(0, 40) + "f".repeat(24);
  expect(await outbox.keep("contact", ofAnotherHour, payload, 5)).toMatchObject({ key: keyOf(1), due: 5, attempts: 1 });
  expect([await outbox.list("waiting"), await outbox.list("dead")]).toEqual([[expect.anything()], []]);
});

it("knows content again whose key is that of another hour", async () => {
  await keepOne();
  const ofAnotherHour = keyOf(1).slice(0, 40) + "f".repeat(24);
  expect(await openOutbox(folder).keep("contact", ofAnotherHour, payload, 0)).toBe("already");
  const ofOtherContent = "f".repeat(40) + keyOf(1).slice(40);
  expect(await openOutbox(folder).keep("contact", ofOtherContent, payload, 0)).toMatchObject({ key: ofOtherContent });
});

it("keeps in the inbox once more what was sent in another hour, but nothing twice", async () => {
  const outbox = openOutbox(folder);
  const ofAnotherHour = keyOf(1).slice(0, 40) + "f".repeat(24);
  const keep = async (key: string) => (await outbox.keep("newsletter", key, payload, 0, "inbox")) === "already";
  expect([await keep(keyOf(1)), await keep(keyOf(1)), await keep(ofAnotherHour)]).toEqual([false, true, false]);
  expect(await outbox.list("inbox")).toHaveLength(2);
  // With a webhook since: it gets what it has never had.
  expect(await outbox.keep("newsletter", keyOf(1), payload, 0)).toMatchObject({ key: keyOf(1) });
});

it("has room for a fixed number of messages, dead letters included", async () => {
  const outbox = openOutbox(folder, { most: 2 });
  await outbox.bury(await keepOne(1), "410");
  await outbox.keep("contact", keyOf(2), payload, 0);
  await expect(outbox.keep("contact", keyOf(3), payload, 0)).rejects.toMatchObject({ name: "OutboxFull" });
  for (const one of [4, 5]) await outbox.keep("newsletter", keyOf(one), payload, 0, "inbox");
  await expect(outbox.keep("newsletter", keyOf(6), payload, 0, "inbox")).rejects.toMatchObject({ name: "OutboxFull" });
});

it("gives a dead letter a new life", async () => {
  const outbox = openOutbox(folder);
  await outbox.bury(await keepOne(), "410");
  const [dead] = await outbox.list("dead");
  if (!dead) throw new Error("There is none.");
  expect(dead).toMatchObject({ reason: "410", attempts: 1 });
  expect(await outbox.revive(dead, 7)).toBe(true);
  expect(await outbox.revive(dead, 7)).toBe(false);
  expect(await outbox.list("waiting")).toMatchObject([{ due: 7, attempts: 0, reason: "410", key: keyOf(1) }]);
  expect(await outbox.list("dead")).toEqual([]);
});

it("knows its own files by their names, and no others", () => {
  const message = { form: "contact", keptAt: 1, due: 2.5, attempts: 3, reason: "a b/../c", key: keyOf(4) };
  expect(parseMessageName(messageName(message))).toEqual({ ...message, due: 3, reason: "abc" });
  expect(messageName({ ...message, reason: "…" })).toContain("-unknown-");
  for (const name of ["README", "contact-1-2-3-new-abc.json", `../contact-1-2-3-new-${keyOf(1)}.json`])
    expect(parseMessageName(name)).toBeUndefined();
});

it("forgets what a crash has left half written, and nothing else", async () => {
  const message = await keepOne();
  const draft = join(folder, "new", messageName({ ...message, key: keyOf(2) }));
  writeFileSync(draft, '{"mess');
  await removeDrafts(folder);
  expect(existsSync(draft)).toBe(true);
  await removeDrafts(folder, Date.now() + 1000);
  expect(existsSync(draft)).toBe(false);
  expect(readFileSync(join(folder, "waiting", messageName(message)), "utf8")).toBe(JSON.stringify(payload));
});
