import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { type NginxServer, startNginx } from "../helpers/nginx-server";

// Real processes start in each test, and a busy machine takes its time: a limit, not a measurement.
let nginx: NginxServer;
let silent: Awaited<ReturnType<typeof startSilent>> | undefined;
afterEach(() => {
  silent?.stop();
  return nginx?.stop();
});

const shorter = (text: string) => text.replace(/proxy_read_timeout \d+s/g, "proxy_read_timeout 1s");

const keptForever = { "cache-control": "public, max-age=31536000, immutable" };
/** The site has its pictures at one spelling of their addresses, and says that caches may keep what it does not have. */
const pictures = () =>
  startNginx(({ url = "", headers }, response) => {
    if (headers.rsc) response.writeHead(404, { "cache-control": "public, s-maxage=60" }).end("data");
    else if (/^\/media\/a\.avif(\?|$)/.test(url)) response.writeHead(200, keptForever).end("picture");
    else response.writeHead(404, { "cache-control": "public, max-age=0, s-maxage=60" }).end("none");
  });

it("a picture is not replaced by the answer to another spelling", async () => {
  nginx = await pictures();
  const others = ["/media/%2fa.avif", "/media%2fa.avif", "/media/%2e%2e%2fmedia/a.avif", "/images%2f..%2fmedia/a.avif"];
  for (const other of [...others, "/media/x%2f..%2fa.avif"]) expect((await nginx.get(other)).status).toBe(404);
  expect(await nginx.get("/media/a.avif")).toMatchObject({ status: 200, body: "picture" });
});

it("a picture is kept once, whatever query it is asked for with, and React's data never", async () => {
  nginx = await pictures();
  for (const path of ["/media/a.avif", "/media/a.avif?x=1", "/media/a.avif?x=2"]) await nginx.get(path);
  expect(nginx.asked).toEqual(["/media/a.avif"]);
  expect((await nginx.get("/media/b.avif", { rsc: "1" })).body).toBe("data");
  expect((await nginx.get("/media/b.avif")).body).toBe("none");
});

/** What Google, Meta, Microsoft and others add to an address, and what letters do. */
const campaigns = [
  "utm_source=letter&utm_medium=mail",
  "utm_source",
  "gclid=a",
  "gclid=x&gad_source=1&gad_campaignid=2&gbraid=y",
  "srsltid=a",
  "_gl=1*a*b",
  "gclsrc=aw.ds",
  "fbclid=b&utm_source=c",
  "li_fat_id=a",
  "igshid=a",
  "yclid=1",
  "epik=a",
  "ref=somewhere",
];
const page = { "cache-control": "s-maxage=300, stale-while-revalidate=3300" };

it("a page is kept once, whatever campaign led to it, and each time for what a query asks", async () => {
  nginx = await startNginx(({ url = "" }, response) => {
    response.writeHead(200, page).end(url.includes("q=") ? "results" : "page");
  });
  for (const query of ["", ...campaigns.map((one) => `?${one}`)])
    expect((await nginx.get(`/blog${query}`)).body).toBe("page");
  expect(nginx.asked).toEqual(["/blog"]);
  const asking = ["/blog?q=moon", "/blog?q=moon&utm_source=c", "/blog?utm_source=c&q=moon"];
  for (const path of asking) expect((await nginx.get(path)).body).toBe("results");
  expect(nginx.asked).toHaveLength(4);
});

it("while no web process answers, an unknown parameter shows the page that is kept, and its answer never replaces it", async () => {
  let isDown = false;
  nginx = await startNginx(({ socket, url = "" }, response) => {
    if (isDown) socket.destroy();
    else response.writeHead(200, page).end(`answer to ${url}`);
  });
  await nginx.get("/blog");
  await nginx.get("/blog?asked=1");
  isDown = true;
  await new Promise((done) => setTimeout(done, 1100));
  const kept = { status: 200, body: "answer to /blog" };
  for (const path of ["/blog", "/blog?new_click_id=1", "/blog?gclid=x&new_click_id=1", "/blog?%zz"]) {
    const { head, ...answer } = await nginx.get(path);
    expect([path, answer]).toEqual([path, kept]);
    expect(head.split("Cache-Control: ")).toHaveLength(2);
    expect(head).not.toMatch(/x-almanac|x-accel|no-store/i);
  }
  expect((await nginx.get("/blog?new_click_id=1", {}, { method: "HEAD" })).status).toBe(200);
  expect(await nginx.get("/blog?asked=1")).toMatchObject({ status: 200, body: "answer to /blog?asked=1" });
  // Nothing is kept of these, and a message is no visit.
  for (const [path, method, words] of [
    ["/reviews?new_click_id=1", "GET", "We cannot be reached just now"],
    ["/blog?new_click_id=1", "POST", "It may not have arrived"],
  ] as const) {
    const { status, head, body } = await nginx.get(path, {}, { method });
    expect([path, status, body]).toEqual([path, 503, expect.stringContaining(words)]);
    expect(head).not.toMatch(/x-almanac|x-accel/i);
  }
  isDown = false;
  expect((await nginx.get("/reviews?new_click_id=1")).body).toBe("answer to /reviews?new_click_id=1");
  await new Promise((done) => setTimeout(done, 1100));
  expect((await nginx.get("/blog")).body).toBe("answer to /blog");
  // A client cannot ask for it.
  expect((await nginx.get("/about", { "x-almanac-kept": "1" })).body).toBe("answer to /about");
});

it("the log says which process was asked, and readers are not told", async () => {
  nginx = await startNginx((_, response) => {
    response.writeHead(200, { "cache-control": "s-maxage=300" }).end("page");
  });
  const { head } = await nginx.get("/blog");
  expect(head).not.toMatch(/x-almanac/i);
  await nginx.get("/blog");
  await nginx.get("/api/search?q=a");
  const web = `127.0.0.1:${nginx.webPort}`;
  const ofPages = () => nginx.log().filter(({ path }) => path !== "/_next/static/none");
  expect(ofPages()).toMatchObject([
    { path: "/blog", cache: "MISS", web },
    { path: "/blog", cache: "HIT", web: "" },
    { path: "/api/search", web },
  ]);
});

it("a script comes in the version of its address, whichever release the web process has", async () => {
  const files = { "scripts/new_1-23/reading.js": "new", "scripts/old_1-23/reading.js": "old" };
  const web = startNginx((_, response) => void response.writeHead(200, keptForever).end("of the web process"), {
    files,
  });
  nginx = await web;
  const get = (version: string) => nginx.get(`/scripts/reading.js${version}`);
  for (const version of ["new", "old"]) {
    const { body, head } = await get(`?v=${version}_1-23`);
    expect([body, head]).toEqual([version, expect.stringContaining("max-age=31536000, immutable")]);
  }
  for (const other of ["", "?v=not_here", "?v=../../..", "?v=..%2fnew_1-23", "?v=new_1-23%2f."]) {
    const { body, head } = await get(other);
    expect([body, head]).toEqual(["of the web process", expect.stringMatching(/cache-control: no-cache/i)]);
    expect(head).not.toContain("immutable");
  }
});

it("a browser may ask whether a picture of the site itself has changed", async () => {
  nginx = await startNginx(({ headers }, response) => {
    const isSame = headers["if-none-match"] === '"a"';
    response.writeHead(isSame ? 304 : 200, { etag: '"a"', "cache-control": "public, max-age=0" }).end();
  });
  expect((await nginx.get("/images/icon.png")).status).toBe(200);
  expect((await nginx.get("/images/icon.png", { "if-none-match": '"a"' })).status).toBe(304);
});

it("an address of 3,900 characters may come back in a header, in its encoded form", async () => {
  nginx = await startNginx(({ url = "" }, response) => {
    response.writeHead(308, { location: url.replaceAll("'", "%27") }).end();
  });
  for (const path of ["/Blog", "/media/a.avif", "/api/search"])
    expect(await nginx.get(`${path}?q=${"'".repeat(3_900)}`)).toMatchObject({ status: 308 });
});

it("what a web process does not answer is given up everywhere", async () => {
  nginx = await startNginx(() => {}, { change: shorter });
  const paths = ["/blog", "/media/a.avif", "/images/a.png", "/scripts/a.js", "/api/search"];
  paths.push("/api/contact", "/api/health/live");
  const answers = await Promise.all(paths.map((path) => nginx.get(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 503));
});

it("readers are told in words when no web process answers", async () => {
  nginx = await startNginx(({ socket }) => void socket.destroy());
  for (const path of ["/", "/reviews", "/api/contact", "/api/search", "/media/a.avif"]) {
    const { status, head, body } = await nginx.get(path);
    const words = expect.stringContaining("<h1>We cannot be reached just now</h1>");
    expect([path, status, body]).toEqual([path, 503, words]);
    for (const header of ["Content-Type: text/html", "Retry-After: 30", "Cache-Control: no-store"])
      expect(head.split(header)).toHaveLength(2);
    for (const header of ["Content-Security-Policy: default-src 'none'", "Strict-Transport-Security: max-age="])
      expect(head.split(header)).toHaveLength(2);
    expect(head).not.toMatch(/x-almanac/i);
  }
});

it("what is too large, or cannot be read, is refused in words", async () => {
  // nginx waits for the rest of a body, so that the sender reads the answer.
  const change = (text: string) => text.replace("client_max_body_size 1m;", "$& lingering_timeout 50ms;");
  nginx = await startNginx((_, response) => void response.end("of the web process"), { change });
  for (const [status, path, headers, words] of [
    [413, "/api/contact", { "content-length": "1048577" }, "Go back and shorten it"],
    [414, `/search?q=${"a".repeat(4_100)}`, {}, "This address is too long"],
    [431, "/blog", { cookie: "a".repeat(4_100) }, "Delete this site's cookies"],
    [400, "/blog", { Host: "other.example" }, "We could not read this request"],
    [400, "/../blog", {}, "We could not read this request"],
  ] as [number, string, Record<string, string>, string][]) {
    const answer = await nginx.get(path, headers, { method: status === 413 ? "POST" : "GET" });
    expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(words)]);
    for (const header of ["Content-Type: text/html", "Cache-Control: no-store", "Strict-Transport-Security: max-age="])
      expect(answer.head.split(header)).toHaveLength(2);
    expect(answer.head).toContain("Content-Security-Policy: default-src 'none'");
    expect(answer.head).not.toContain("Retry-After");
  }
  expect(nginx.asked).toEqual([]);
});

it("an address that is too long only once it is not compressed any more is refused in the same words", async () => {
  nginx = await startNginx((_, response) => void response.end("of the web process"));
  const { status, head, body } = await nginx.getOverHttp2(`/search?q=${"a".repeat(5_000)}`);
  expect([status, body]).toEqual([414, expect.stringContaining("This address is too long")]);
  for (const header of ["cache-control: no-store", "strict-transport-security: max-age=", "content-security-policy: "])
    expect(head.split(header)).toHaveLength(2);
  expect(head).not.toMatch(/x-almanac/i);
  expect((await nginx.getOverHttp2("/blog", { referer: "a".repeat(5_000) })).body).toContain(
    "Your browser sent too much",
  );
  // Cookies, which other sites of the same domain may have set, are left out before that.
  expect((await nginx.getOverHttp2("/blog", { cookie: "a".repeat(5_000) })).body).toBe("of the web process");
});

it("one broken connection to each web process leaves nobody without an answer after that", async () => {
  let broken = 3;
  const answer = ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (broken-- > 0) socket.destroy();
    else response.end("a page");
  };
  nginx = await startNginx(answer, { processes: 3 });
  expect((await nginx.get("/blog")).status).toBe(503);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => nginx.get(`/api/search?q=${n}`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

it("a stopped container, which answers no connection, costs neither a second nor a message", async () => {
  silent = await startSilent();
  const first = `server 127.0.0.1:${silent.port} max_fails=0;`;
  nginx = await startNginx((_, response) => void response.end("here"), {
    change: (text) => text.replace(/include \S+web-servers.inc;/g, `${first} $&`),
  });
  for (const path of ["/blog", "/api/contact", "/api/search?q=a", "/images/a.png", "/media/a.avif"]) {
    const began = Date.now();
    const asking = { method: path === "/api/contact" ? "POST" : "GET" };
    const answers = [await nginx.get(path, {}, asking), await nginx.get(path, {}, asking)];
    expect([path, ...answers.map(({ body }) => body)]).toEqual([path, "here", "here"]);
    expect(Date.now() - began).toBeLessThan(20_000);
  }
});

it("a message that a process does not answer goes to the next", async () => {
  let silent = 1;
  const answer = (_: IncomingMessage, response: ServerResponse) => {
    if (silent-- <= 0) response.end("an answer");
  };
  nginx = await startNginx(answer, { processes: 2, change: shorter });
  expect(await nginx.get("/api/contact", {}, { method: "POST" })).toMatchObject({ status: 200, body: "an answer" });
});

it("what keeps one process busy is not asked of the next", async () => {
  const busy = (text: string) => text.replace(/proxy_read_timeout \d+s/g, "proxy_read_timeout 3s");
  nginx = await startNginx(() => {}, { processes: 3, change: busy });
  const paths = ["/blog", "/search-results?q=a", "/api/search?q=a", "/media/a.avif"];
  const answers = await Promise.all(paths.map((path) => nginx.get(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 503));
  expect(nginx.asked.sort()).toEqual(paths.sort());
});

it("who asks for queries without end is told to wait; for pages, campaigns and scripts nobody is", async () => {
  const kept = { "cache-control": "s-maxage=300" };
  nginx = await startNginx((_, response) => void response.writeHead(200, kept).end("an answer"), {
    files: { "scripts/new_1-23/reading.js": "script" },
  });
  const count = async (path: string, from: string) => {
    const answers = await Promise.all(Array.from({ length: 120 }, () => nginx.get(path, {}, { from })));
    const refused = answers.filter(({ status }) => status === 429);
    for (const { body } of refused) expect(body).toContain("Please wait a few seconds, and try again.");
    return refused.length;
  };
  expect(await count("/search-results?q=a", "127.0.0.2")).toBeGreaterThan(20);
  for (const path of ["/blog", "/blog?utm_source=a&gclid=b", "/scripts/reading.js?v=new_1-23"])
    expect([path, await count(path, "127.0.0.3")]).toEqual([path, 0]);
  expect((await nginx.get("/search-results?q=b", {}, { from: "127.0.0.3" })).status).toBe(200);
});

it("on several machines, a process that does not answer is left out, and asked again before readers see an error", async () => {
  // What is behind each address of WEB_SERVERS, at first and again.
  const script = readFileSync("deploy/bin/configure.sh", "utf8");
  const [example = "", again = ""] = [...script.matchAll(/WEB_SERVERS; do echo "server \$server( [^"]*;)"/g)].map(
    ([, parameters = ""]) => parameters,
  );
  let taken = 0;
  const frozen = createServer((socket) => {
    taken += 1;
    socket.resume();
  })
    .listen(0, "127.0.0.1")
    .unref();
  await once(frozen, "listening");
  const ports = (port: number) => [(frozen.address() as AddressInfo).port, port];
  const list = (parameters: string) => (port: number) =>
    ports(port)
      .map((one) => `server 127.0.0.1:${one}${parameters}\n`)
      .join("");
  let broken = 0;
  const answer = ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (broken-- > 0) socket.destroy();
    else response.end("an answer");
  };
  nginx = await startNginx(answer, {
    lists: { "web-servers.inc": list(example), "web-servers-again.inc": list(again) },
    change: shorter,
  });
  for (let n = 0; n < 8; n += 1) expect((await nginx.get(`/api/search?q=${n}`)).status).toBe(200);
  expect(taken).toBe(2);
  // Now the other one breaks off often enough to be left out, too.
  broken = Number.POSITIVE_INFINITY;
  for (const path of ["/api/search?q=broken", "/api/contact"]) for (const _ of [1, 2]) await nginx.get(path);
  broken = 0;
  for (const path of ["/blog", "/api/search?q=again", "/api/contact"])
    expect([path, (await nginx.get(path)).status]).toEqual([path, 200]);
  frozen.close();
});

it("of 60 bodies that drip, one address has 20 under way, and others are not kept from sending", async () => {
  nginx = await startNginx((request, response) => void request.resume().on("end", () => response.end("taken")));
  for (const [from, method, length] of [
    ["127.0.0.2", "POST", "content-length: 1000"],
    ["127.0.0.4", "POST", "transfer-encoding: chunked"],
    ["127.0.0.5", "GET", "content-length: 1000"],
  ] as const) {
    const { open } = nginx;
    const dripping = await Promise.all(Array.from({ length: 60 }, () => open(from)));
    const statuses: number[] = [];
    for (const socket of dripping) {
      socket.on("data", (text) => statuses.push(Number(String(text).split(" ")[1])));
      socket.write(`${method} /api/contact HTTP/1.1\r\nhost: almanac.example\r\n${length}\r\n\r\n1`);
    }
    await expectSoon(() => expect(statuses).toEqual(Array(40).fill(429)));
    const asking = { method: "POST", from: "127.0.0.3" };
    expect((await nginx.get("/api/contact", { "content-length": "0" }, asking)).body).toBe("taken");
    // Reading has no part in it.
    expect((await nginx.get("/blog", {}, { from })).status).toBe(200);
    for (const socket of dripping) socket.destroy();
  }
});

it("a request for another protocol is answered as if it had not asked for one", async () => {
  nginx = await startNginx(({ headers }, response) => void response.end(`${headers.upgrade} ${headers.connection}`));
  for (const path of ["/blog", "/media/a.avif", "/api/search", "/api/contact"]) {
    const asked = { connection: "Upgrade", upgrade: "websocket" };
    expect([path, (await nginx.get(path, asked)).body]).toEqual([path, "undefined undefined"]);
  }
});

it("health and metrics are for this machine alone", async () => {
  nginx = await startNginx((_, response) => void response.end("how it is"));
  for (const path of [
    "/api/health/ready",
    "/api/metrics",
    "/api/%6detrics",
    "/blog/..%2fapi/metrics",
    "//api/metrics",
  ]) {
    const statusFor = async (from: string) => (await nginx.get(path, {}, { from })).status;
    expect([path, await statusFor("127.0.0.1"), await statusFor("127.0.0.2")]).toEqual([path, 200, 403]);
  }
});

it("what a client says of itself and of the site does not reach the web processes", async () => {
  nginx = await startNginx(({ headers }, response) => void response.end(JSON.stringify(headers)));
  const names = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-request-id", "forwarded"];
  const forged = Object.fromEntries(names.map((name) => [name, "forged"]));
  for (const path of ["/blog", "/media/a.avif", "/api/search", "/api/contact", "/api/health/live"]) {
    const { body } = await nginx.get(path, { ...forged, host: "evil.example" });
    expect(body).not.toMatch(/forged|evil/);
    expect(JSON.parse(body)).toMatchObject({ host: "almanac.example", "x-forwarded-for": "127.0.0.1" });
  }
});

/** Waits until an expectation holds, for a minute at most. */
async function expectSoon(expectation: () => void): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** A port that takes no connection and refuses none: its process is stopped, and its queue of two is full. */
async function startSilent(): Promise<{ port: number; stop: () => void }> {
  const listen =
    "net.createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () { console.log(this.address().port) })";
  const child = spawn(process.execPath, ["-e", listen]);
  const [line] = await once(child.stdout, "data");
  const port = Number(line);
  child.kill("SIGSTOP");
  const sockets = [1, 2].map(() => connect(port, "127.0.0.1").on("error", () => undefined));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    child.kill("SIGKILL");
  };
  return { port, stop };
}
