import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { http, passthrough } from "msw";
import { parse } from "yaml";
import { server as outside } from "../../../../__tests__/helpers/msw";
import { photograph } from "../../../../__tests__/helpers/photograph";
import { siteFolder } from "../../../../__tests__/helpers/site-folder";
import { createRealPage, type RealPage } from "../../typed/show-typed";

let root = "";
let build = "";
let realPage: RealPage;

/** Stands in for the site: serves the files of its content folder, with the policy that pages of the site have. */
const standIn = `
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
createServer((request, response) => {
  response.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  if (request.method === "POST") return response.end("{}");
  if (request.url === "/robots.txt" || request.url === "/") return response.end("Here.");
  try { response.end(readFileSync("content" + request.url)); } catch { response.writeHead(404).end(); }
}).listen(Number(process.env.PORT), "127.0.0.1");
`;

beforeEach(() => {
  outside.use(http.all(/^http:..127\.0\.0\.1/, () => passthrough()));
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(siteFolder, root, { recursive: true });
  build = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(build, ".next"));
  writeFileSync(join(build, ".next/BUILD_ID"), "a-build");
  writeFileSync(join(build, "package.json"), '{ "type": "module" }');
  writeFileSync(join(build, "server.js"), standIn);
  realPage = createRealPage(root, () => 3300, build);
});

afterEach(() => {
  realPage.stop();
  for (const folder of [root, build]) rmSync(folder, { recursive: true });
});

/** A content file as its form holds it. */
function formOf(name: string) {
  const [, fields = "", body = ""] = /^---\n(.*?\n)---\n(.*)$/s.exec(readFileSync(join(root, name), "utf8")) ?? [];
  const data = { ...(parse(fields) as Record<string, unknown>), body };
  return { collection: name.split("/")[0] ?? "", path: `content/${name}`, data, pictures: {} };
}

const app = "products/brasswick.md";

/** The form of an app in which a price is typed. */
function withPrice(price: number) {
  const form = formOf(app);
  const plans = (form.data as unknown as { plans: { id: string }[] }).plans;
  return { ...form, data: { ...form.data, plans: plans.map((one) => (one.id === "small" ? { ...one, price } : one)) } };
}

type Answer = { status: number | undefined; text: string; headers: Record<string, unknown> };

/** Sends a request to the server of the typed site that is not one of the desk. */
function ask(address: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request(address, { method, headers }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => done({ status: answer.statusCode, text, headers: answer.headers }));
    });
    asked.on("error", fail);
    asked.end();
  });
}

const snapshot = () =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => [name, readFileSync(join(root, name), "latin1")]);

it("the real page shows what is typed over what is saved by now, and writes nothing into the content", async () => {
  const before = snapshot();
  const { frame, page } = await realPage.show(withPrice(8.4));
  const { origin } = new URL(frame);
  expect(page).toBe(`${origin}/reviews/brasswick-app-review`);
  const own = { "sec-fetch-site": "same-origin" };
  // As saving would write it: one changed line.
  const typed = (await ask(`${origin}/${app}`, own)).text;
  expect(typed).toBe(readFileSync(join(root, app), "utf8").replace("price: 7.20", "price: 8.40"));
  expect(await realPage.check()).toEqual([]);
  expect(snapshot()).toEqual(before);

  writeFileSync(join(root, "authors/new.md"), "saved meanwhile");
  await realPage.show(formOf("authors/june-abernathy.md"));
  expect((await ask(`${origin}/${app}`, own)).text).toContain("price: 7.20");
  expect((await ask(`${origin}/authors/new.md`, own)).text).toBe("saved meanwhile");
  rmSync(join(root, "authors/new.md"));
  await realPage.show(withPrice(8.4));
  expect((await ask(`${origin}/authors/new.md`, own)).status).toBe(404);
});

it("the real page says what the check finds, and in which field", async () => {
  const { page } = await realPage.show(withPrice(-1));
  expect(page).toMatch(/\/reviews\/brasswick-app-review$/);
  expect(await realPage.check()).toEqual([
    {
      where: "Plan Small, price",
      what: " is too small: at least 0.",
      file: "App: Brasswick",
    },
  ]);
});

it("the real page shows a draft, or an entry with a later date, as if it were published, and no entry that has never been valid", async () => {
  const shown = async (name: string, changes = {}) => {
    const form = formOf(`blog/${name}.md`);
    const { frame, page } = await realPage.show({ ...form, data: { ...form.data, ...changes } });
    const { origin } = new URL(frame);
    expect(page).toBe(`${origin}/blog/${name}`);
    return (await ask(`${origin}/blog/${name}.md`, { "sec-fetch-site": "same-origin" })).text;
  };
  expect(await shown("notes-in-the-margin")).not.toMatch(/^draft:/m);
  expect(await shown("free-tiers-side-by-side", { date: "2999-01-31" })).not.toContain("2999");
  const form = formOf("blog/free-tiers-side-by-side.md");
  const empty = { collection: "blog", path: "", data: { title: "Free Tiers Side by Side" }, pictures: {} };
  expect((await realPage.show(empty)).page).toBeUndefined();
  expect((await realPage.check()).length).toBeGreaterThan(0);
  // The entry that has this name already is another one.
  expect((await realPage.show(form)).page).toMatch(/\/blog\/free-tiers-side-by-side$/);
});

it("the real page shows a picture that is not uploaded yet, without its metadata", async () => {
  const taken = await photograph(6);
  const form = { ...formOf(app), pictures: { "typed-1.jpg": taken.toString("base64") } };
  const { origin } = new URL((await realPage.show(form)).frame);
  const { status, text } = await ask(`${origin}/media/typed-1.jpg`, { "sec-fetch-site": "same-origin" });
  expect([status, text.length > 0, text.includes("Exif")]).toEqual([200, true, false]);
});

it("the real page answers nobody but its frame in the desk", async () => {
  const { frame, page = "" } = await realPage.show(withPrice(8.4));
  const { origin, host, search } = new URL(frame);
  const strangers: Record<string, string>[] = [
    {},
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-origin", host: host.replace("127.0.0.1", "elsewhere.example") },
  ];
  for (const headers of strangers)
    for (const address of [page, `${origin}/${app}`, `${origin}/desk-frame`, `${origin}/?desk-token=a-guess`])
      expect({ address, headers, status: (await ask(address, headers)).status }).toEqual({
        address,
        headers,
        status: 403,
      });
  expect((await ask(`${frame}`, { host: "elsewhere.example" })).status).toBe(403);
  for (const method of ["POST", "PUT", "DELETE"])
    expect((await ask(`${origin}/api/contact${search}`, { "sec-fetch-site": "same-origin" }, method)).status).toBe(403);

  const shown = await ask(frame);
  expect([shown.status, shown.headers["content-security-policy"]]).toEqual([
    200,
    expect.stringMatching(/frame-ancestors 'self' http:\/\/127\.0\.0\.1:3300 http:\/\/localhost:3300$/),
  ]);
  const { headers } = await ask(`${origin}/${search}`);
  expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'self' http:\/\/127\.0\.0\.1:3300 /);
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});

it("the real page's frame shows what the desk sends it, and nothing that a page of another origin sends", async () => {
  const { frame, page } = await realPage.show(withPrice(8.4));
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec((await ask(frame)).text) ?? [];
  let receive = (_: { origin: string; data: unknown }) => {};
  const shown: unknown[] = [];
  const document = {
    querySelector: () => null,
    createElement: () => ({ addEventListener: () => {} }),
    body: { append: ({ src }: { src: unknown }) => shown.push(src) },
  };
  const listen = (_: string, listener: typeof receive) => (receive = listener);
  new Function("addEventListener", "document", script)(listen, document);
  const { origin } = new URL(frame);
  for (const other of ["https://evil.example", "http://127.0.0.1", "http://127.0.0.1:33000", origin, "null", ""])
    receive({ origin: other, data: "https://evil.example/" });
  expect(shown).toEqual([]);
  for (const host of ["127.0.0.1", "localhost"]) receive({ origin: `http://${host}:3300`, data: page });
  expect(shown).toEqual([page, page]);
});

it("the real page accepts no path that leads out of the content, and no other kind of file", async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere-"));
  symlinkSync(elsewhere, join(root, "link"));
  for (const path of ["content/../../x.md", "/etc/passwd", "content/link/x.md", "content/.git/config"])
    await expect(realPage.show({ collection: "blog", path, data: {}, pictures: {} })).rejects.toThrow("no such file");
  for (const path of ["content/media/x.html", "content/nowhere/x.md"])
    await expect(realPage.show({ collection: "blog", path, data: {}, pictures: {} })).rejects.toThrow("no form");
  expect(readdirSync(elsewhere)).toEqual([]);
  rmSync(elsewhere, { recursive: true });
});

it("the real page says what to do if there is no build, and works once there is one", async () => {
  rmSync(join(build, ".next/BUILD_ID"));
  await expect(realPage.show(withPrice(8.4))).rejects.toThrow("npm run build");
  writeFileSync(join(build, ".next/BUILD_ID"), "a-build");
  expect((await realPage.show(withPrice(8.4))).page).toBeDefined();
});
