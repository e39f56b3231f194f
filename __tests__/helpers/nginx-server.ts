import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { writeNginxFiles } from "../../scripts/lib/cluster-nginx";
import { findFreePort } from "../../scripts/lib/free-port";

const host = "almanac.example";

/** How a test asks: as GET and from 127.0.0.1, unless it says otherwise. */
type Asking = { method?: string; from?: string };

export type NginxResponse = { status: number; head: string; body: string };

/** nginx as deploy/ configures it, in front of a web process that a test answers for. */
export type NginxServer = {
  /** Addresses that the web process was asked for, in their order. */
  asked: string[];
  get: (path: string, headers?: Record<string, string>, asking?: Asking) => Promise<NginxResponse>;
  /** A connection from an address of this machine, on which a test writes what it likes. */
  open: (from: string) => Promise<Socket>;
  /** As browsers ask: over TLS, and with compressed headers. */
  getOverHttp2: (path: string, headers?: Record<string, string>) => Promise<NginxResponse>;
  /** The lines of the access log, which nginx is told to write at once. */
  log: () => Record<string, unknown>[];
  /** Port of the web process. */
  webPort: number;
  stop: () => Promise<void>;
};

type NginxOptions = {
  /** Changes the configuration before nginx reads it. */
  change?: (configuration: string) => string;
  /** Files of the release that nginx serves itself. */
  files?: Readonly<Record<string, string>>;
  /** As how many processes nginx knows the one that the test answers for. */
  processes?: number;
  /** Files of the lists of web processes, by their names, instead: each gets the port of the one that the test answers for. */
  lists?: Readonly<Record<string, (port: number) => string>>;
};

export async function startNginx(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { change = (same) => same, files = {}, processes = 1, lists = {} }: NginxOptions = {},
): Promise<NginxServer> {
  const asked: string[] = [];
  const web = createServer((message, response) => {
    asked.push(message.url ?? "");
    answer(message, response);
  }).listen(0, "127.0.0.1");
  await once(web, "listening");
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // nginx's workers have another user than root.
  chmodSync(folder, 0o755);
  for (const name of ["conf", "run", "log", "cache", "tls", "release/static-files"])
    mkdirSync(join(folder, name), { recursive: true });
  cpSync("deploy", join(folder, "release/deploy"), { recursive: true });
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(join("release/static-files", name), text);
  // nginx takes three, one after the other.
  const port = await findFreePort(3);
  const webPort = (web.address() as AddressInfo).port;
  const webPorts = Array<number>(processes).fill(webPort);
  writeNginxFiles(folder, join(folder, "release"), { host, port, webPorts });
  for (const [name, list] of Object.entries(lists)) writeFileSync(join(folder, "conf", name), list(webPort));
  const file = join(folder, "conf/almanac.conf");
  writeFileSync(file, change(readFileSync(file, "utf8").replace(" buffer=64k flush=5s", "")));
  const nginx = spawn("nginx", ["-c", join(folder, "conf/nginx.conf"), "-g", "daemon off;"], { stdio: "pipe" });
  let said = "";
  nginx.stderr.on("data", (text) => (said += text));
  const get: NginxServer["get"] = (path, headers, asking) => send(port, path, headers, asking);
  const open: NginxServer["open"] = async (from) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from }).on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
  // The third port (scripts/lib/cluster-nginx.ts).
  const getOverHttp2: NginxServer["getOverHttp2"] = (path, headers) => sendOverHttp2(port + 2, path, headers);
  const stop = async () => {
    await end(nginx);
    web.closeAllConnections();
    web.close();
    rmSync(folder, { recursive: true, force: true });
  };
  // A file that is not there, so that no web process is asked.
  while (!(await get("/_next/static/none").catch(() => undefined))) {
    if (nginx.exitCode !== null) {
      await stop();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  const log = () =>
    readFileSync(join(folder, "log/access.log"), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { asked, get, open, getOverHttp2, log, webPort, stop };
}

/** Over a socket: msw replaces `fetch` and `http`, and `fetch` would tidy the path. HTTP/1.0 has no chunks. */
async function send(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  { method = "GET", from = "127.0.0.1" }: Asking = {},
): Promise<NginxResponse> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  socket.setTimeout(60_000, () => socket.destroy(new Error(`No answer to ${path} for a minute.`)));
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${path} HTTP/1.0\r\n${lines.join("")}\r\n`);
  let answer = "";
  socket.on("data", (text) => (answer += text));
  await once(socket, "close");
  const [head = "", ...body] = answer.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body: body.join("\r\n\r\n") };
}

async function sendOverHttp2(port: number, path: string, headers: Record<string, string> = {}): Promise<NginxResponse> {
  // Its certificate is its own.
  const session = connectHttp2(`https://127.0.0.1:${port}`, { servername: host, rejectUnauthorized: false });
  const stream = session.request({ ":path": path, ":authority": host, ...headers });
  const [answered] = await once(stream, "response");
  let body = "";
  for await (const text of stream.setEncoding("utf8")) body += text;
  session.close();
  const lines = Object.entries(answered as Record<string, string | string[]>).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}: ${value}`),
  );
  return { status: Number(answered[":status"]), head: lines.join("\r\n"), body };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
