import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openOutbox } from "@/lib/messages/outbox";
import { runCommand, startOf } from "../../../__tests__/helpers/commands";

let state: string;
let inbox: string;
beforeEach(async () => {
  state = mkdtempSync(join(tmpdir(), "inbox-command-"));
  inbox = join(state, "inbox");
  mkdirSync(inbox);
  const outbox = openOutbox(join(inbox, "outbox"));
  for (const [index, email] of ["ada@example.com", "bo@example.com"].entries())
    await outbox.keep("contact", `${index}`.repeat(64), { email, message: "=1+1" }, 0, "inbox");
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

function run(args: string[], settings: Record<string, string> = {}) {
  return runCommand("tools/desk/inbox.ts", args, { CONTACT_WEBHOOK_URL: "", STATE_DIR: state, ...settings });
}

it("lists, and exports to a file that its owner alone can read", async () => {
  expect(await run([])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/ada@example\.com[\s\S]*2 messages/),
  });
  const out = join(inbox, "out.csv");
  writeFileSync(out, "what was there before", { mode: 0o644 });
  expect((await run(["export", "--email", "ada@example.com", "--out", out])).status).toBe(0);
  // A spreadsheet must not take it for a formula.
  expect(readFileSync(out, "utf8")).toMatch(/,ada@example\.com,'=1\+1\r\n$/);
  expect(statSync(out).mode & 0o777).toBe(0o600);
});

it("deletes only with --yes", async () => {
  const all = async () => (await run([])).stdout;
  expect(await run(["delete", "--email", "ada@example.com"])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Nothing has been deleted"),
  });
  expect(await all()).toContain("ada@example.com");
  expect(await run(["delete", "--email", "ada@example.com", "--yes"])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("1 of 1 message deleted."),
  });
  expect(await all()).not.toContain("ada@example.com");
});

it("what root resends and deletes belongs to the user of the server, who could not read it otherwise", () => {
  // Who is not root cannot give files away, and is that user.
  const user = process.getuid?.() ?? 0;
  const server = user === 0 ? 65534 : user;
  for (const name of ["", ...readdirSync(inbox, { recursive: true, encoding: "utf8" })])
    chownSync(join(inbox, name), server, server);
  chownSync(state, server, server);
  // In a process of its own, because it takes another user's rights for good.
  const env = { ...process.env, CONTACT_WEBHOOK_URL: "http://127.0.0.1:9/", STATE_DIR: state };
  for (const args of [
    ["resend", "00000000"],
    ["delete", "--email", "bo@example.com", "--yes"],
  ])
    expect(spawnSync(process.execPath, [...startOf("tools/desk/inbox.ts"), ...args], { env }).status).toBe(0);
  const all = readdirSync(inbox, { recursive: true, encoding: "utf8" });
  expect(all.filter((name) => name.endsWith(".json"))).toEqual([expect.stringMatching(/^outbox\/waiting\/contact-/)]);
  expect(all.filter((name) => statSync(join(inbox, name)).uid !== server)).toEqual([]);
});

it.each([
  ["no such message", ["list", "--email", "nobody@example.com"], 0, "No such message"],
  ["no dead letter", ["list", "--in", "dead"], 0, "No such message"],
  ["no message to show", ["show", "0123456789ab"], 1, "No such message"],
  ["no condition", ["delete", "--yes"], 2, "name ids or conditions"],
  ["an unknown command", ["burn", "--form", "contact"], 2, 'no command "burn"'],
  ["a wrong place", ["list", "--in", "attic"], 2, "--in is one of"],
  ["a wrong day", ["delete", "--before", "June", "--yes"], 2, "--before is a day"],
  ["a wrong id", ["show", "xyz"], 2, "An id has 8 to 12 digits"],
  ["an unknown option", ["list", "--all"], 2, "--all"],
  ["no webhook", ["resend", "--in", "inbox"], 2, "CONTACT_WEBHOOK_URL is not set"],
])("says what is wrong: %s", async (_, args, status, said) => {
  const result = await run(args);
  expect(result.status).toBe(status);
  expect(result.stderr).toContain(said);
});

it("finds the folder that .env.local names, as the server does", () => {
  writeFileSync(join(state, ".env.local"), `STATE_DIR=${state}\n`);
  // In a test, Next.js reads no .env.local.
  const env = { ...process.env, NODE_ENV: "production" as const, STATE_DIR: undefined };
  const command = startOf("tools/desk/inbox.ts", { asWritten: true });
  const { stdout } = spawnSync(process.execPath, command, { encoding: "utf8", cwd: state, env });
  expect(stdout).toMatch(/ada@example\.com[\s\S]*2 messages/);
});
