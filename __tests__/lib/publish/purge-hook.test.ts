import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { purgeCaches } from "@/lib/publish/purge-hook";
import { server as mockServer } from "../../helpers/msw";

/** A cache of another provider, as a real server. */
let server: Server;
let url: string;
let statuses: number[];
let heard: { authorization: string | undefined; body: unknown }[];

beforeAll(() => mockServer.close());
beforeEach(async () => {
  [statuses, heard] = [[], []];
  server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    heard.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
    response.writeHead(statuses.shift() ?? 200).end();
  }).listen(0);
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge/secret-part`;
});
afterEach(() => server.close());

const options = () => ({ url, token: "a-token", delays: [0, 0, 0] });

it("tells that all pages have changed, by the tag that all of them carry, with the token", async () => {
  await purgeCaches(options());
  expect(heard).toEqual([{ authorization: "Bearer a-token", body: { everything: true, urls: [], tags: ["site"] } }]);
});

it("tries again, and then says which cache was not told, without the secret in its address", async () => {
  statuses = [500, 503];
  await purgeCaches(options());
  expect(heard).toHaveLength(3);
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  statuses = [500, 500, 403];
  await purgeCaches(options());
  expect(heard).toHaveLength(6);
  const lines = log.mock.calls.map(([line]) => String(line)).join("");
  expect(lines).toContain("was not told: answered 403");
  expect(lines).not.toContain("secret-part");
});

it("sends a name and password in the address as a header", async () => {
  await purgeCaches({ ...options(), token: undefined, url: url.replace("://", "://ada:pass-word@") });
  expect(heard[0]?.authorization).toBe(`Basic ${Buffer.from("ada:pass-word").toString("base64")}`);
});

it.each([
  ["the password of an address that nobody answers", { url: "http://ada:pass-word@127.0.0.1:1/" }],
  ["a token that no header can hold", { token: "pass-word\nand more" }],
])("does not log %s", async (_, wrong) => {
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  await purgeCaches({ ...options(), delays: [0], ...wrong });
  const lines = log.mock.calls.map(([line]) => String(line)).join("");
  expect(lines).toContain("was not told");
  expect(lines).not.toContain("pass-word");
});
