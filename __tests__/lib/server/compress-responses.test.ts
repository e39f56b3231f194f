import { once } from "node:events";
import { readFileSync } from "node:fs";
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { http, passthrough } from "msw";
import { chooseEncoding } from "@/lib/server/compress-body";
import { SiteResponse } from "@/lib/server/response";
import { server as outside } from "../../helpers/msw";

let server: Server<typeof IncomingMessage, typeof SiteResponse> | undefined;
beforeEach(() => outside.use(http.all(/^http:..127\.0\.0\.1:/, () => passthrough())));
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

const text = readFileSync(join(__dirname, "../../fixtures/prerendered-page.html"), "utf8");

async function serve(listener: RequestListener): Promise<number> {
  server = createServer({ ServerResponse: SiteResponse }, (request, response) => listener(request, response)).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** The response as it is sent, not decoded. */
async function ask(port: number, accepted: string, method = "GET") {
  const request = get({ host: "127.0.0.1", port, method, agent: false, headers: { "accept-encoding": accepted } });
  const [response] = await once(request, "response");
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  const headers: IncomingHttpHeaders = response.headers;
  return { status: Number(response.statusCode), headers, body: Buffer.concat(pieces) };
}

const page: RequestListener = (_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(text);
};

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

describe("SiteResponse, compressed", () => {
  it.each([
    ["br", "gzip, deflate, br, zstd"],
    ["gzip", "gzip, br;q=0"],
    ["identity", "identity"],
    ["identity", ""],
  ] as const)("answers in %s where a reader accepts %p", async (encoding, accepted) => {
    const { headers, body } = await ask(await serve(page), accepted);
    expect(headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(decode[encoding](body).toString()).toBe(text);
  });

  it("says all that a response varies by in one line", async () => {
    const port = await serve((request, response) => page(request, response.setHeader("vary", "rsc") as never));
    const [response] = await once(get({ host: "127.0.0.1", port, agent: false }), "response");
    response.resume();
    expect(response.headersDistinct.vary).toEqual(["rsc, Accept-Encoding"]);
  });

  it("gives each body its own bytes, also if it has the length of another", async () => {
    let turn = 0;
    const port = await serve((_, response) => {
      response.setHeader("content-type", "text/html");
      turn += 1;
      response.end(text.replaceAll("the", turn % 2 ? "the" : "eht"));
    });
    const bodies = [];
    for (let asked = 0; asked < 4; asked += 1) bodies.push(decode.gzip((await ask(port, "gzip")).body).toString());
    expect(bodies.map((body) => body.includes("eht"))).toEqual([false, true, false, true]);
  });

  it("puts the pieces of a response together", async () => {
    const port = await serve((_, response) => {
      response.setHeader("content-type", "application/json");
      response.flushHeaders();
      for (const piece of [text.slice(0, 2000), Buffer.from(text.slice(2000, 5000))]) response.write(piece);
      response.write(text.slice(5000), "utf8", () => response.end());
    });
    expect(decode.br((await ask(port, "br")).body).toString()).toBe(text);
  });

  it.each([
    ["a picture", "image/webp", text, undefined],
    ["a short text", "text/plain", "short", undefined],
    ["what is compressed already", "text/css", text, "zstd"],
  ])("leaves %s as it is", async (_, type, sent, encoding) => {
    const port = await serve((_request, response) => {
      response.setHeader("content-type", type);
      if (encoding) response.setHeader("content-encoding", encoding);
      response.end(sent);
    });
    const { headers, body } = await ask(port, "br");
    expect([headers["content-encoding"], body.toString()]).toEqual([encoding, sent]);
  });

  it.each([200, 304])("sends no body where there is none, status %d", async (status) => {
    const port = await serve((_, response) => {
      response.statusCode = status;
      response.setHeader("content-type", "text/html");
      response.end();
    });
    const { headers, body } = await ask(port, "br", status === 200 ? "HEAD" : "GET");
    expect([headers["content-encoding"], headers.vary, body.length]).toEqual([undefined, "Accept-Encoding", 0]);
  });

  it("says nothing more where something else has answered meanwhile", async () => {
    const set = jest.fn();
    const port = await serve((_, response) => {
      response.setHeader("content-type", "text/html");
      response.end(text);
      response.removeHeader("content-type");
      response.writeHead(408);
      setTimeout(() => response.end("late"), 50);
      response.setHeader = set;
    });
    const { status, body } = await ask(port, "br");
    expect([status, body.toString()]).toEqual([408, "late"]);
    expect(set).not.toHaveBeenCalled();
  });
});

it("reads Accept-Encoding", () => {
  expect(["BR", "x-gzip, gzip;q=0.5", "br;q=0.0, *", "*", undefined].map(chooseEncoding)).toEqual([
    "br",
    "gzip",
    undefined,
    undefined,
    undefined,
  ]);
});
