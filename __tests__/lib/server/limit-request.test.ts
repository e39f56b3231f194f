import type { RequestListener } from "node:http";
import { admit } from "@/lib/server/limit-request";
import { head, serve, speak } from "../../helpers/raw-http";

/** What a handler behind the limits has read, and how many bytes of it at most. */
const read: number[] = [];
const echo: RequestListener = async (request, response) => {
  if (!admit(request, response)) return;
  let length = 0;
  try {
    for await (const chunk of request) {
      length += chunk.length;
      read.push(length);
    }
  } catch {
    return;
  }
  response.end(`read ${length}`);
};
beforeEach(async () => {
  read.splice(0);
  await serve(echo);
});
const get = (target: string) => speak(`GET ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
const post = (path: string, body: string, ...headers: string[]) =>
  speak(
    `POST ${path} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n${headers.map((line) => `${line}\r\n`).join("")}`,
    `Content-Length: ${body.length}\r\n\r\n${body}`,
  );

it.each([["a&".repeat(65)], ["=&".repeat(2000)], ["+&".repeat(2000)], [`q=${"a".repeat(4095)}`]])(
  "an address is refused in words before anything reads it",
  async (query) => {
    expect(await get(`/nope?${query}`)).toMatch(
      /^HTTP\/1\.1 414 [\s\S]*Connection: close[\s\S]*\r\n\r\nThis address is too long\. .* use fewer words\.\n$/,
    );
  },
);

it("a request with two hosts is refused: what is in front may have believed the other one", async () => {
  const twice = (second: string) =>
    speak(`GET / HTTP/1.1\r\nHost: site.test\r\n${second}: other.test\r\nConnection: close\r\n\r\n`);
  expect(await twice("hOST")).toMatch(/^HTTP\/1\.1 400 [\s\S]*more than one host/);
  expect(await twice("X-Forwarded-Host")).toMatch(/^HTTP\/1\.1 200 /);
});

it("every search that a reader types, and every form of the site, is short enough", async () => {
  for (const query of [`q=${"%E8%AA%9E".repeat(450)}`, "a=1&".repeat(60), ""])
    expect(await get(`/search-results?${query}`)).toMatch(/^HTTP\/1\.1 200 /);
});

it("a body is refused in words, once it has been sent: a browser would not read them before", async () => {
  expect(await post("/api/contact", "a".repeat(131_073))).toMatch(
    /^HTTP\/1\.1 413 [\s\S]*text\/plain[\s\S]*\r\n\r\nThat is too much to send at once\. Go back/,
  );
  expect(await post("/blog", "a".repeat(131_073), "Accept: application/json")).toMatch(/413 [\s\S]*"ok":false/);
  expect(await post("/api/revalidate", "a".repeat(131_073))).toMatch(/^HTTP\/1\.1 413 /);
  expect(read).toEqual([]);
  expect(await post("/api/contact", "a".repeat(131_072))).toMatch(/read 131072$/);
});

it("a signed push may have a megabyte", async () => {
  const signed = "X-Hub-Signature-256: sha256=0";
  expect(await post("/api/revalidate", "a".repeat(1_048_576), signed)).toMatch(/read 1048576$/);
  expect(await post("/api/revalidate", "a".repeat(1_048_577), signed)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await post("/api/contact", "a".repeat(1_048_576), signed)).toMatch(/^HTTP\/1\.1 413 /);
});

it("a body that no reader can have typed is not waited for", async () => {
  expect(await speak(head("POST", "Content-Length: 10000000"), "a")).toMatch(/^HTTP\/1\.1 413 /);
});

it("a body that does not say how long it is is broken off", async () => {
  const chunk = `4000\r\n${"a".repeat(0x4000)}\r\n`;
  const eight = Array<string>(8).fill(chunk);
  const chunked = head("POST", "Transfer-Encoding: chunked", "Connection: close");
  expect(await speak(chunked, ...eight, "0\r\n\r\n")).toMatch(/read 131072$/);
  read.splice(0);
  expect(await speak(chunked, ...eight, chunk)).toBe("");
  expect(Math.max(...read)).toBeLessThanOrEqual(131_072);
});
