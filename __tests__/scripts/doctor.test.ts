import { execFileSync, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { http, passthrough } from "msw";
import { writePublisher } from "@/lib/publish/publisher-state";
import { parseEnv } from "@/lib/runtime/env";
import { fingerprintOfSettings } from "@/lib/runtime/page-settings";
import type { Trouble } from "@/lib/server/troubles";
import { tryParse } from "../../scripts/doctor/check-settings";
import { examine } from "../../scripts/doctor/examine";
import { startOf } from "../helpers/commands";
import { server as outside } from "../helpers/msw";

const base = mkdtempSync(join(tmpdir(), "doctor-"));
const [state, content, tls, file] = ["state", "content", "tls", "env"].map((name) => join(base, name)) as [
  string,
  string,
  string,
  string,
];
const secret = "5f1d0c9be2a74386b1f05d7c94ae23f8";
const day = 86_400_000;
const path = process.env.PATH ?? "";

/** A web process that answers as the test wants. */
let health: { content: string; settings?: string; troubles?: Trouble[] };
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
});
let settings: Record<string, string> = {};

const writeSettings = () =>
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(""),
  );
const own = () => `127.0.0.1:${port()}`;

/** What the doctor finds, a line each. */
async function find(processes = [own()]): Promise<string[]> {
  writeSettings();
  const troubles = await examine({ file, processes });
  return troubles.map(({ about, isUrgent, what, cure }) => `${isUrgent ? "urgent" : "hint"} ${about}: ${what} ${cure}`);
}

/** Runs the command. Not synchronously: the server above has to answer it. */
function run(...args: string[]): Promise<{ code: number | null; printed: string }> {
  writeSettings();
  const command = startOf("scripts/doctor.ts", { asWritten: true });
  const child = spawn(process.execPath, [...command, "--settings", file, "--processes", own(), ...args]);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  return new Promise((done) => child.on("close", (code) => done({ code, printed })));
}

/** The certificate of the machine, signed by somebody else unless it is its own. */
function writeCertificate({ days = 60, host = "almanac.example", isOwn = false } = {}): void {
  const openssl = (...args: string[]) =>
    execFileSync("openssl", args, { cwd: tls, stdio: "ignore", env: { ...process.env, PATH: path } });
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout"];
  openssl("req", "-x509", ...key, "ca.key", "-subj", "/CN=An authority", "-days", "90", "-out", "ca.pem");
  openssl("req", ...key, "privkey.pem", "-subj", `/CN=${host}`, "-out", "request.pem");
  writeFileSync(join(tls, "names"), `subjectAltName=DNS:${host}`);
  const signer = isOwn ? ["-signkey", "privkey.pem"] : ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial"];
  const names = ["-extfile", "names"];
  openssl("x509", "-req", "-in", "request.pem", ...signer, ...names, "-days", String(days), "-out", "fullchain.pem");
}

const isoDay = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10);
const isoTime = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

beforeAll(() => new Promise<void>((done) => site.listen(0, "127.0.0.1", done)));
afterAll(() => {
  site.close();
  rmSync(base, { recursive: true });
});
afterEach(() => {
  process.env.PATH = path;
});
beforeEach(() => {
  outside.use(http.all(/^http:..127\.0\.0\.1:/, () => passthrough()));
  // No timedatectl of this machine has a say.
  process.env.PATH = base;
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
  writeFileSync(join(state, "backed-up"), "");
  writePublisher(content, { lookedAt: isoTime(1), commit: "a".repeat(40), stuck: null });
});

it("finds nothing where all is well, also of a process of an earlier release, which says less", async () => {
  expect(await find()).toEqual([]);
  health = { content: "a" };
  expect(await find()).toEqual([]);
});

it("the command prints a line for each with its cure, or JSON, and its exit code says whether one is urgent", async () => {
  process.env.PATH = path;
  const isOfTheClock = ({ about }: Trouble) => about === "clock";
  rmSync(join(state, "backed-up"));
  expect(await run()).toEqual({ code: 0, printed: expect.stringMatching(/^hint {4}backup: .* → deploy\/backup\.sh/m) });
  settings.TRUSTED_PROXIES = "0";
  const { code, printed } = await run("--json");
  const found = (JSON.parse(printed) as Trouble[]).filter((one) => !isOfTheClock(one));
  expect([code, found.map(({ about }) => about)]).toEqual([1, ["settings", "settings", "backup"]]);
});

const twice = { PREVIEW_SECRET: secret };
/** Of the file, and of the process, which has been restarted with it. */
const set = (more: Record<string, string>) => () => {
  Object.assign(settings, more);
  const env = tryParse(settings);
  if (env) health.settings = fingerprintOfSettings(env);
};

it.each<[string, () => unknown, RegExp]>([
  ["a value that cannot be used", set({ SITE_STAGE: "open" }), /urgent settings: SITE_STAGE: must be "demo" or "live"/],
  ["a name that is nearly that of a setting", set({ SITE_STGE: "live" }), /urgent settings: .*did you mean SITE_STAGE/],
  ["a name that nothing reads", set({ COMMENTS: "on" }), /hint settings: COMMENTS is not a setting/],
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
  [
    "a former secret that still counts",
    set({ REVALIDATE_SECRET_FORMER: `${isoDay(1)} 0a9b8c7d6e5f40312233` }),
    /hint settings: REVALIDATE_SECRET was changed on .*, 1 day ago: the former one is still accepted\. .*delete/,
  ],
  [
    "a former secret that is too old",
    set({ METRICS_TOKEN: `c${secret}`, METRICS_TOKEN_FORMER: `${isoDay(2)} 0a9b8c7d6e5f40312233` }),
    /hint settings: METRICS_TOKEN was changed on .*, 2 days ago: the former one is not accepted\./,
  ],
  [
    "a secret that was changed tomorrow",
    set({ REVALIDATE_SECRET_FORMER: `${isoDay(-1)} 0a9b8c7d6e5f40312233` }),
    /hint settings: REVALIDATE_SECRET was changed on .*, in the future/,
  ],
  ["nginx that is not trusted", set({ TRUSTED_PROXIES: "0" }), /urgent .*TRUSTED_PROXIES is not 1 behind nginx/],
  ["settings that all can read", () => chmodSync(file, 0o644), /urgent .*Users other than its owner can read/],
  ["a process with the former secret", () => (health.settings = "other"), /urgent .*runs with secrets.*restart/],
  [
    "a secret that the site does not know",
    () => (knows = "another"),
    /urgent publishing: .*answers 401.*Restart the web processes/,
  ],
  [
    "an address for publications at which nobody answers",
    set({ REVALIDATE_URL: "http://127.0.0.1:1/api/revalidate" }),
    /urgent publishing: .*cannot be reached.*Correct REVALIDATE_URL/,
  ],
  [
    "a trouble of a process",
    () => health.troubles?.push({ about: "redis", isUrgent: true, what: "Lost.", cure: "Start it." }),
    /urgent redis: Lost\. Start it\./,
  ],
  [
    "a clock that is behind",
    () => utimesSync(content, new Date(), new Date(Date.now() + 9 * day)),
    /urgent clock: The clock is behind/,
  ],
  [
    "a puller that has never run",
    () => rmSync(`${content}.state.json`),
    /urgent publisher: .*has never run.*almanac-content\.timer/,
  ],
  [
    "a puller that has stopped",
    () => writePublisher(content, { lookedAt: isoTime(11), commit: null, stuck: null }),
    /urgent publisher: The puller last looked at/,
  ],
  [
    "a push that is refused",
    () =>
      writePublisher(content, {
        lookedAt: isoTime(0),
        commit: null,
        stuck: { since: isoTime(2), commit: null, reasons: ["blog/a.md:1:1  error  Broken."] },
      }),
    /urgent publisher: Nothing has been published since .*blog\/a\.md:1:1/,
  ],
  ["no certificate", () => rmSync(join(tls, "fullchain.pem")), /urgent certificate: There is no/],
  [
    "a file that is no certificate",
    () => writeFileSync(join(tls, "fullchain.pem"), "none"),
    /urgent certificate: .*holds no certificate/,
  ],
  ["a certificate of one's own", () => writeCertificate({ isOwn: true }), /urgent certificate: .*browsers warn/],
  [
    "a certificate that was not renewed",
    () => writeCertificate({ days: 0 }),
    /urgent certificate: The certificate expires on .*, and has not been renewed/,
  ],
  [
    "a certificate of another name",
    () => writeCertificate({ host: "lark.example" }),
    /urgent certificate: .*not for almanac\.example/,
  ],
  ["no backup", () => rmSync(join(state, "backed-up")), /hint backup: .*have never been backed up.*deploy\/backup\.sh/],
  [
    "an old backup",
    () => utimesSync(join(state, "backed-up"), new Date(), new Date(Date.now() - 9 * day)),
    /hint backup: .*9 days ago/,
  ],
])("finds %s, and nothing else", async (_, breakIt, line) => {
  breakIt();
  expect(await find()).toEqual([expect.stringMatching(line)]);
});

it("finds a process that does not answer, and several that show different contents", async () => {
  const other = createServer((_, response) => response.end(JSON.stringify({ ...health, content: "b" })));
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const second = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  const both = [own(), second];
  const differ = /^urgent content: Web processes show different content: .* a, .* b\./;
  expect(await find(both)).toEqual([expect.stringMatching(differ)]);
  other.closeAllConnections();
  await new Promise((done) => other.close(done));
  expect(await find(both)).toEqual([expect.stringContaining(`The web process on ${second} does not answer.`)]);
});

it("finds that the last renewal of the certificate has failed, where systemd says so", async () => {
  writeFileSync(join(base, "systemctl"), '#!/bin/sh\n[ "$*" = "is-failed certbot.service" ] && echo failed\n', {
    mode: 0o755,
  });
  expect(await find()).toEqual([
    expect.stringMatching(/^urgent certificate: The last renewal failed\. .*certbot renew/),
  ]);
  rmSync(join(base, "systemctl"));
});

it("finds a clock that nothing keeps right, where systemd says so", async () => {
  writeFileSync(join(base, "timedatectl"), "#!/bin/sh\necho no\n", { mode: 0o755 });
  expect(await find()).toEqual([expect.stringMatching(/^hint clock: Nothing synchronizes the clock\. .*timesyncd/)]);
  rmSync(join(base, "timedatectl"));
});

it("looks at this environment without a file of settings", async () => {
  const found = await examine({ file: join(base, "none"), processes: [own()] });
  expect(found.map(({ about }) => about)).toContain("settings");
});
