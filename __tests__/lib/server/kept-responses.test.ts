import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { http, passthrough } from "msw";
import { processState } from "@/lib/runtime/process-state";
import { createOnRequest, type Handle } from "@/lib/server/on-request";
import { SiteResponse } from "@/lib/server/response";
import { server as outside } from "../../helpers/msw";

let key = "one";
processState().pageKey = () => key;

/** As Next.js answers a page from the page cache: with the key of the page, which is not always that of now. */
const responsePage: Handle = (request, response) => {
  handled.push(`${request.method} ${request.url}`);
  response.statusCode = request.url === "/none" ? 404 : 200;
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "s-maxage=300");
  response.setHeader("x-made-under", key);
  response.end(`page under ${key}`);
};
let handled: string[] = [];
let server: Server<typeof IncomingMessage, typeof SiteResponse>;

beforeEach(async () => {
  outside.use(http.all(/^http:..127\.0\.0\.1:/, () => passthrough()));
  handled = [];
  key = `${key}+`;
  server = createServer({ ServerResponse: SiteResponse }, createOnRequest({ trustedProxies: 0 }, responsePage));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => new Promise((closed) => server.close(closed)));

async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { connection: "close", ...headers },
  });
  return { status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers) };
}

/** What is the same in two answers. */
const plain = ({ date: _, ...headers }: Record<string, string>) => headers;

it("answers the second reader as Next.js answered the first, in each encoding, to HEAD and with 304", async () => {
  const first = await ask("/blog");
  expect(first.headers).toMatchObject({ "cache-control": "s-maxage=300", etag: expect.stringMatching(/^W/) });
  expect(first.headers).not.toHaveProperty("x-made-under");
  const again = await ask("/blog");
  expect({ ...again, headers: plain(again.headers) }).toEqual({ ...first, headers: plain(first.headers) });
  expect((await ask("/blog", { "accept-encoding": "br" })).text).toBe(first.text);
  expect(plain((await ask("/blog", {}, "HEAD")).headers)).toEqual(plain(first.headers));
  expect(await ask("/blog", { "if-none-match": first.headers.etag ?? "" })).toMatchObject({ status: 304, text: "" });
  expect(handled).toEqual(["GET /blog"]);
});

it("answers nothing of another key", async () => {
  await ask("/blog");
  key = `${key} later`;
  expect((await ask("/blog")).text).toBe(`page under ${key}`);
  expect(handled).toHaveLength(2);
});

it("has forgotten what it answered under a key that comes back", async () => {
  await ask("/blog");
  const former = key;
  key = `${key} later`;
  await ask("/help");
  key = former;
  await ask("/blog");
  expect(handled).toEqual(["GET /blog", "GET /help", "GET /blog"]);
});

it.each([
  ["/blog?utm_source=a", {}, "GET"],
  ["/blog", { rsc: "1" }, "GET"],
  ["/blog", {}, "POST"],
  ["/none", {}, "GET"],
])("leaves %s %j %s to Next.js", async (path, headers, method) => {
  await ask("/blog");
  for (let turn = 0; turn < 2; turn += 1) await ask(path, headers, method);
  expect(handled).toEqual(["GET /blog", `${method} ${path}`, `${method} ${path}`]);
});
