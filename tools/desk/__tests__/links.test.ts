import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const pages: Record<string, string> = {
  "/": '<a href="/about">About</a> <a href="/gone">Old</a> <a href="https://shop.example/buy">Buy</a>',
  "/about": '<a href="/">Home</a> <a href="/gone">Old</a>',
};
const site = createServer(({ url = "" }, response) => {
  response.writeHead(url in pages ? 200 : 404, { "content-type": "text/html" }).end(pages[url] ?? "Not here");
});
beforeAll(() => new Promise<void>((done) => site.listen(0, "127.0.0.1", done)));
afterAll(() => void site.close());

/** What `npm run ops -- links` prints, and its exit code. */
const run = (...args: string[]) =>
  new Promise<{ code: unknown; printed: string }>((done) => {
    execFile(process.execPath, ["--import", "tsx", "tools/desk/links.ts", ...args], (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, printed: stdout + stderr }),
    );
  });

it("names what leads nowhere on a running site, with a page that has it, and asks no placeholder", async () => {
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const { code, printed } = await run(address);
  expect(printed.split("\n")).toEqual([
    expect.stringMatching(new RegExp(`^404 {2}${address}/gone {2}on ${address}/(?:about)? and 1 more$`)),
    "links: 4 links followed, 1 broken, 1 to placeholders left out",
    "",
  ]);
  expect(code).toBe(1);
  pages["/gone"] = "Back";
  expect(await run(address)).toMatchObject({ code: 0, printed: expect.stringContaining(", 0 broken,") });
});
