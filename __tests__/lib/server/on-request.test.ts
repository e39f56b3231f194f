import { createServer } from "node:http";
import { getCloneableBody } from "next/dist/server/body-streams";
import { createMetrics } from "@/lib/metrics/create-metrics";
import { setMetrics } from "@/lib/metrics/current-metrics";
import { logError, setLogFormat } from "@/lib/runtime/log";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { createOnRequest, type Handle } from "@/lib/server/on-request";
import { SiteResponse } from "@/lib/server/response";
import { idleSources } from "../../helpers/idle-sources";
import { head, serveWith, speak } from "../../helpers/raw-http";

/** Starts a server in which each request passes what it passes on the site. */
const serve = (handle: Handle, trustedProxies = 1) => {
  const onRequest = createOnRequest({ trustedProxies }, handle);
  return serveWith(() => createServer({ ServerResponse: SiteResponse }, onRequest));
};

beforeEach(() => setLogFormat("json"));
afterEach(() => {
  forgetProcessWide("metrics");
  setLogFormat("text");
});

/** The lines that are logged from now on. */
function listen() {
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  return () => write.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}

it.each([
  ["sends more than the body that it has announced", head("DELETE", "Content-Length: 2"), "abtrailing"],
  ["sends a body that it has not announced", head("DELETE"), "trailing"],
  ["sends chunks that are none", head("POST", "Transfer-Encoding: chunked"), "zz\r\nab"],
])("a sender that %s is no error of the site", async (_, ...sent) => {
  const errors: unknown[] = [];
  let closed = () => {};
  const isClosed = new Promise<void>((done) => (closed = done));
  // As Next.js reads a body before a middleware, and logs what fails.
  await serve(async (request, response) => {
    response.once("close", closed);
    const body = getCloneableBody(request);
    body.cloneBodyStream().resume();
    await body.finalize().catch((error: unknown) => errors.push(error));
    request.on("error", (error) => errors.push(error));
  });
  const socket = speak(...sent);
  await Promise.all([socket, isClosed]);
  await new Promise((done) => setTimeout(done, 20));
  expect(errors).toEqual([]);
});

it("gives all lines of a request its id, also after waiting, and each request another", async () => {
  const lines = listen();
  await serve(async (request, response) => {
    logError("first");
    await new Promise((done) => setTimeout(done, request.url === "/slow" ? 60 : 20));
    logError("second");
    response.end();
  });
  const ask = (path: string, ...more: string[]) =>
    speak(head("GET", ...more, "Connection: close").replace(/^GET \S+/, `GET ${path}`));
  await Promise.all([ask("/slow", "X-Request-Id: from-nginx-1"), ask("/quick", "X-Request-Id: bad id")]);
  const ids = new Map<unknown, number>();
  for (const { requestId } of lines()) ids.set(requestId, (ids.get(requestId) ?? 0) + 1);
  expect([...ids.values()]).toEqual([2, 2]);
  expect([...ids.keys()]).toContain("from-nginx-1");
  expect([...ids.keys()].filter((id) => /^[0-9a-f-]{36}$/.test(String(id)))).toHaveLength(1);
});

it("tells the response its address and its query", async () => {
  await serve((_request, response) => void response.end(`${response.path} ${response.query}`));
  const ask = (path: string) => speak(head("GET", "Connection: close").replace(/^GET \S+/, `GET ${path}`));
  expect(await ask("/reviews/find?month=9&q=a?b")).toMatch(/\/reviews\/find month=9&q=a\?b$/);
  expect(await ask("/blog")).toMatch(/\/blog $/);
});

it("tells the id to whoever posts, and to nobody else", async () => {
  await serve((_request, response) => void response.end());
  expect(await speak(head("POST", "Content-Length: 0", "Connection: close"))).toMatch(/x-request-id: [0-9a-f-]{36}/i);
  expect(await speak(head("GET", "Connection: close"))).not.toMatch(/x-request-id/i);
});

it("logs server errors by their route, without address or query, and no other answer", async () => {
  const lines = listen();
  await serve((request, response) => {
    response.statusCode = request.url?.includes("fail") ? 500 : 404;
    response.end();
  });
  for (const path of ["/blog/fail-secret?q=private", "/blog/fine"])
    await speak(head("GET", "Connection: close").replace(/^GET \S+/, `GET ${path}`));
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatchObject({ level: "error", method: "GET", route: "/blog/[slug]", status: 500 });
  expect(JSON.stringify(lines())).not.toMatch(/secret|private|127\.0\.0\.1|::1/);
});

it("counts answers by route, method and status", async () => {
  const metrics = createMetrics(idleSources);
  setMetrics(() => metrics);
  await serve((_request, response) => void response.end());
  await speak(head("PROPFIND", "Connection: close"));
  await speak(head("GET", "Connection: close"));
  const text = await metrics.registry.metrics();
  expect(text).toMatch(/site_http_request_seconds_count\{route="[^"]+",method="GET",status="200"\} 1/);
  expect(text).toMatch(/method="other",status="200"\} 1/);
  expect(text).not.toContain("PROPFIND");
});

it("believes proxies that are counted, and no other", async () => {
  const seen: unknown[] = [];
  const handle: Handle = (request, response) => {
    seen.push(request.headers["x-forwarded-for"]);
    response.end();
  };
  const forged = head("GET", "X-Forwarded-For: 203.0.113.9", "Connection: close");
  await serve(handle);
  await speak(forged);
  await serve(handle, 0);
  await speak(forged);
  expect(seen).toEqual(["203.0.113.9", undefined]);
});

it.each(["GET", "POST"])("answers %s that asks for another protocol as if it had not", async (method) => {
  await serve((request, response) => {
    let body = "";
    request.on("data", (text) => (body += text)).on("end", () => response.end(`${request.method} ${body}`));
  });
  const asked = head(method, "Upgrade: websocket", "Content-Length: 4", "Connection: Upgrade, close");
  expect(await speak(asked, "body")).toMatch(new RegExp(`^HTTP/1.1 200 [^]*${method} body`));
});
