import { execFileSync, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePublisher } from "@/lib/publish/publisher-state";
import { parseEnv } from "@/lib/runtime/env";
import { fingerprintOfSettings } from "@/lib/runtime/fingerprint-of-settings";
import type { Trouble } from "@/lib/server/troubles";
import { tryParse } from "../../scripts/doctor/check-settings";
import { startOf } from "../helpers/commands";

jest.setTimeout(60_000);

const base = mkdtempSync(join(tmpdir(), "doctor-"));
const [state, content, tls, file] = ["state", "content", "tls", "env"].map((name) => join(base, name)) as [
  string,
  string,
  string,
  string,
];
const links = join(state, "links.json");
const secret = "5f1d0c9be2a74386b1f05d7c94ae23f8";
const day = 86_400_000;

/** A web process that answers as the test wants. */
let health: Record<string, unknown> & { troubles: Trouble[] };
let knows = secret;
const site = createServer(async (request, response) => {
  if (request.url === "/api/health/ready") return response.end(JSON.stringify(health));
  let body = "";
  for await (const chunk of request) body += chunk;
  const isSigned =
    request.headers["x-hub-signature-256"] === `sha256=${createHmac("sha256", knows).update(body).digest("hex")}`;
  return response.writeHead(isSigned ? 200 : 401).end("{}");
});
const port = () => (site.address() as AddressInfo).port;

const goodSettings = (): Record<string, string> => ({
  SITE_URL: "https://almanac.example",
  STATE_DIR: state,
  CONTENT_DIR: content,
  CONTENT_REPOSITORY: "https://git.example/content.git",
  REVALIDATE_SECRET: secret,
  REVALIDATE_URL: `http://127.0.0.1:${port()}/api/revalidate`,
  TRUSTED_PROXIES: "1",
  TLS_FOLDER: tls,
  LINKS: "strict",
});
let settings: Record<string, string> = {};

/** Runs the doctor. Not synchronously: the server above has to answer it. */
function run(args: string[] = [], path = ""): Promise<{ code: number | null; printed: string }> {
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(""),
  );
  const processes = `127.0.0.1:${port()}`;
  const own = ["--settings", file, ...(args.includes("--processes") ? [] : ["--processes", processes]), ...args];
  // Without a path, no timedatectl of this machine has a say.
  const child = spawn(process.execPath, [...startOf("scripts/doctor.ts"), ...own], { env: { PATH: path } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  return new Promise((done) => child.on("close", (code) => done({ code, printed })));
}

/** The certificate of the machine, signed by somebody else unless it is its own. */
function writeCertificate({ days = 60, host = "almanac.example", isOwn = false } = {}): void {
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: tls, stdio: "ignore" });
  const key = ["-newkey", "rsa:2048", "-nodes", "-keyout"];
  openssl("req", "-x509", ...key, "ca.key", "-subj", "/CN=An authority", "-days", "90", "-out", "ca.pem");
  openssl("req", ...key, "privkey.pem", "-subj", `/CN=${host}`, "-out", "request.pem");
  writeFileSync(join(tls, "names"), `subjectAltName=DNS:${host}`);
  const signer = isOwn ? ["-signkey", "privkey.pem"] : ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial"];
  const names = ["-extfile", "names"];
  openssl("x509", "-req", "-in", "request.pem", ...signer, ...names, "-days", String(days), "-out", "fullchain.pem");
}

const writeLinks = (checkedOn: string, verdict = "ok") =>
  writeFileSync(links, JSON.stringify({ "https://lark.example/": { verdict, since: checkedOn, checkedOn } }));
const isoDay = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10);
const isoTime = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

beforeAll(() => new Promise<void>((done) => site.listen(0, "127.0.0.1", done)));
afterAll(() => {
  site.close();
  rmSync(base, { recursive: true });
});
beforeEach(() => {
  for (const folder of [state, content, tls]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  writeFileSync(file, "");
  chmodSync(file, 0o600);
  settings = goodSettings();
  knows = secret;
  health = { content: "a", settings: fingerprintOfSettings(parseEnv(settings)), troubles: [] };
  writeCertificate();
  writeLinks(isoDay(1));
  writeFileSync(join(state, "backed-up"), "");
  writePublisher(content, { lookedAt: isoTime(1), commit: "a".repeat(40), stuck: null });
});

it("finds nothing where all is well", async () => {
  expect(await run()).toEqual({ code: 0, printed: "Nothing is wrong.\n" });
  expect(JSON.parse((await run(["--json"])).printed)).toEqual([]);
});

const twice = { PREVIEW_SECRET: secret };
/** Of the file, and of the process, which has been restarted with it. */
const set = (more: Record<string, string>) => () => {
  Object.assign(settings, more);
  const env = tryParse(settings);
  if (env) health.settings = fingerprintOfSettings(env);
};

it.each<[string, () => unknown, RegExp]>([
  [
    "a value that cannot be used",
    set({ SITE_STAGE: "open" }),
    /urgent {2}settings: SITE_STAGE: must be "demo" or "live"/,
  ],
  [
    "a name that is nearly that of a setting",
    set({ SITE_STGE: "live" }),
    /urgent {2}settings: .*did you mean SITE_STAGE/,
  ],
  ["a name that nothing reads", set({ COMMENTS: "on" }), /hint {4}settings: COMMENTS is no setting/],
  [
    "a secret of the example",
    set({ METRICS_TOKEN: "a-long-random-text-that-only-prometheus-knows" }),
    /urgent .*METRICS_TOKEN can be guessed/,
  ],
  ["a short secret", set({ METRICS_TOKEN: "8f2b0c7d11a94e03" }), /urgent .*METRICS_TOKEN can be guessed/],
  [
    "one secret for two",
    set(twice),
    /urgent .*PREVIEW_SECRET is the same as REVALIDATE_SECRET|urgent .*REVALIDATE_SECRET is the same/,
  ],
  ["nginx that is not trusted", set({ TRUSTED_PROXIES: "0" }), /urgent .*TRUSTED_PROXIES is not 1 behind nginx/],
  ["settings that all can read", () => chmodSync(file, 0o644), /urgent .*Others than its owner can read/],
  ["a process with the former secret", () => (health.settings = "other"), /urgent .*runs with other secrets.*restart/],
  [
    "a secret that the site does not know",
    () => (knows = "another"),
    /urgent {2}publishing: .*answers 401.*Restart the web processes/,
  ],
  [
    "a trouble of a process",
    () => health.troubles.push({ about: "redis", isUrgent: true, what: "Lost.", cure: "Start it." }),
    /urgent {2}redis: Lost\. → Start it\./,
  ],
  [
    "a clock that is behind",
    () => utimesSync(content, new Date(), new Date(Date.now() + 9 * day)),
    /urgent {2}clock: The clock is behind/,
  ],
  [
    "a puller that has never run",
    () => rmSync(`${content}.state.json`),
    /urgent {2}publisher: .*has never run.*almanac-content\.timer/,
  ],
  [
    "a puller that has stopped",
    () => writePublisher(content, { lookedAt: isoTime(11), commit: null, stuck: null }),
    /urgent {2}publisher: The puller last looked at/,
  ],
  [
    "a push that is refused",
    () =>
      writePublisher(content, {
        lookedAt: isoTime(0),
        commit: null,
        stuck: { since: isoTime(2), commit: null, reasons: ["blog/a.md:1:1  error  Broken."] },
      }),
    /urgent {2}publisher: Nothing has been published since .*blog\/a\.md:1:1/,
  ],
  ["links that nobody has checked", () => rmSync(links), /urgent {2}links: .*no check of links/],
  ["a check of links that is old", () => writeLinks(isoDay(9)), /urgent {2}links: .*last check of links was on/],
  ["a dead link", () => writeLinks(isoDay(1), "gone"), /hint {4}links: 1 links to partners are dead/],
  ["no certificate", () => rmSync(join(tls, "fullchain.pem")), /urgent {2}certificate: There is no/],
  ["a certificate of one's own", () => writeCertificate({ isOwn: true }), /urgent {2}certificate: .*browsers warn/],
  [
    "a certificate that ends",
    () => writeCertificate({ days: 9 }),
    /urgent {2}certificate: The certificate ends in [89] days/,
  ],
  [
    "a certificate of another name",
    () => writeCertificate({ host: "lark.example" }),
    /urgent {2}certificate: .*not for almanac\.example/,
  ],
  ["no backup", () => rmSync(join(state, "backed-up")), /hint {4}backup: .*are in no backup.*deploy\/backup\.sh/],
  [
    "an old backup",
    () => utimesSync(join(state, "backed-up"), new Date(), new Date(Date.now() - 9 * day)),
    /hint {4}backup: .*9 days ago/,
  ],
])("finds %s, and nothing else", async (_, breakIt, line) => {
  breakIt();
  const { code, printed } = await run();
  expect(printed).toMatch(line);
  expect(printed.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(printed.startsWith("urgent") ? 1 : 0);
});

it("finds a process that does not answer, and several that show different contents", async () => {
  const other = createServer((_, response) => response.end(JSON.stringify({ ...health, content: "b" })));
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const second = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  const processes = ["--processes", `127.0.0.1:${port()},${second}`];
  expect((await run(processes)).printed).toMatch(
    /^urgent {2}content: Web processes show different contents: .* a, .* b\./,
  );
  await new Promise((done) => other.close(done));
  const { code, printed } = await run(processes);
  expect([code, printed]).toEqual([1, expect.stringContaining(`The web process on ${second} does not answer.`)]);
});

it("finds a clock that nothing keeps right, where systemd says so", async () => {
  const stand = join(base, "timedatectl");
  writeFileSync(stand, "#!/bin/sh\necho no\n", { mode: 0o755 });
  expect(await run([], base)).toEqual({
    code: 0,
    printed: expect.stringMatching(/^hint {4}clock: Nothing keeps the clock right\. .*systemd-timesyncd.*\n$/),
  });
});

it("looks at this machine's environment without a file of settings", async () => {
  const { code, printed } = await run(["--settings", join(base, "none"), "--json"]);
  expect(code).toBe(1);
  expect((JSON.parse(printed) as Trouble[]).map(({ about }) => about)).toContain("settings");
});
