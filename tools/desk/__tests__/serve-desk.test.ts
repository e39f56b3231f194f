import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpResponse, http, passthrough } from "msw";
import sharp from "sharp";
import { commitAll } from "../../../__tests__/helpers/commit-all";
import { server as outside } from "../../../__tests__/helpers/msw";
import { photograph } from "../../../__tests__/helpers/photograph";
import { siteFolder } from "../../../__tests__/helpers/site-folder";
import { createDeskServer } from "../cms/serve-desk";

// Each save checks all of the content, and what a change moves is worked out by processes of their own.
const app = "products/brasswick.md";
let root = "";
let server: Server;
/** As the desk's own page knows it. */
let token = "";

beforeEach(async () => {
  outside.use(http.all(/^http:..(127\.0\.0\.1|elsewhere)/, () => passthrough()));
  root = mkdtempSync(join(tmpdir(), "desk-"));
  cpSync(siteFolder, root, { recursive: true });
  server = createDeskServer(root, { site: "http://localhost:3000", build: root });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  token = /name="desk-token" content="([^"]+)"/.exec((await ask("/")).text)?.[1] ?? "";
});

afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
});

type Answer = { status: number | undefined; text: string; headers: Record<string, unknown> };

/** Asks as the desk's own page does, if the headers do not say otherwise. */
function ask(path: string, { method = "GET", headers = {}, body = "" as string | Buffer } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const own = {
    host: `127.0.0.1:${port}`,
    "x-desk-token": token,
    ...(method === "GET" ? {} : { origin: `http://127.0.0.1:${port}` }),
  };
  return new Promise((done, fail) => {
    const sent = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value !== ""));
    const asked = request({ host: "127.0.0.1", port, path, method, headers: sent }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => done({ status: answer.statusCode, text, headers: answer.headers }));
    });
    asked.on("error", fail);
    asked.end(body);
  });
}

const put = (path: string, body: string | Buffer, headers = {}) =>
  ask(`/content-files/content/${path}`, { method: "PUT", body, headers });
const fileNow = () => readFileSync(join(root, app), "utf8");

it("keeps of an uploaded picture what it shows alone", async () => {
  const taken = await photograph(6);
  expect((await put("media/a-photo.jpg", taken, { "if-none-match": "*" })).status).toBe(200);
  const { width, height, exif } = await sharp(join(root, "media/a-photo.jpg")).metadata();
  expect({ width, height, exif }).toEqual({ width: 40, height: 80, exif: undefined });
  expect((await put("media/half.jpg", taken.subarray(0, 600), { "if-none-match": "*" })).status).toBe(422);
});

it("keeps no drawing, which could hold a script, and sends files so that they run and load nothing", async () => {
  expect((await put("media/drawn.svg", "<svg/>", { "if-none-match": "*" })).status).not.toBe(200);
  expect(existsSync(join(root, "media/drawn.svg"))).toBe(false);
  const { headers } = await ask(`/content-files/content/${app}`);
  expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
});

it("asks for the former price when one is changed that was committed", async () => {
  commitAll(root);
  const { errors } = JSON.parse((await put(app, fileNow().replace("price: 7.20", "price: 8.40"))).text);
  expect(errors).toEqual([expect.stringContaining("The price was 7.2. Add to this plan")]);
});

it("touches nothing outside the content, and no other kinds of file", async () => {
  const outside = mkdtempSync(join(tmpdir(), "outside-"));
  writeFileSync(join(outside, "kept.md"), "kept");
  symlinkSync(outside, join(root, "link"));
  const answers = [
    await ask("/content-files/content/../../etc/passwd"),
    await ask("/content-files/content/%2e%2e/%2e%2e/etc/passwd"),
    await ask("/content-files/content/link/kept.md"),
    await ask("/content-files/content/link/kept.md", { method: "DELETE" }),
    await put("link/new.md", "---\nname: X\n---\n"),
    await put("products/run.sh", "rm"),
    await put("media/page.html", "x"),
    await put("nowhere/new.md", "---\nname: X\n---\n"),
    await put("products/.hidden.md", "---\nname: X\n---\n"),
    // At which no file can be.
    await put(`${app}/x.md`, "---\nname: X\n---\n"),
    await put(`products/${"a".repeat(300)}.md`, "---\nname: X\n---\n"),
    await ask(`/content-files/content/${app}/x`, { method: "DELETE" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  expect(readFileSync(join(outside, "kept.md"), "utf8")).toBe("kept");
  expect(existsSync(join(root, "nowhere"))).toBe(false);
  expect((await ask("/editor/../../../package.json")).status).toBe(404);
  rmSync(outside, { recursive: true });
});

it("lists folders, sends pictures, and removes a file", async () => {
  expect(JSON.parse((await ask("/content-files/")).text)).toEqual([{ name: "content", isFolder: true }]);
  expect(JSON.parse((await ask("/content-files/content/products/")).text)).toContainEqual({
    name: "brasswick.md",
    isFolder: false,
  });
  expect((await ask("/content-files/content/products/none.md")).status).toBe(404);
  expect((await ask(`/content-files/content/${app}`, { method: "DELETE" })).status).toBe(200);
  expect(existsSync(join(root, app))).toBe(false);
});

it("serves the editor from the packages of this machine, and lets it load no code or font from elsewhere", async () => {
  const page = await ask("/");
  const { length } = (await ask("/editor/index.js")).text;
  expect(length).toBeGreaterThan(100_000);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^ ']+';/);
  expect(policy).toMatch(/font-src 'self';/);
  expect(policy).toMatch(/connect-src 'self' blob: data:;/);
  expect(page.text).not.toMatch(/https?:\/\//);
});

it("saves nothing over what was changed elsewhere since the page has read it", async () => {
  const { text, headers } = await ask(`/content-files/content/${app}`);
  const version = String(headers.etag);
  writeFileSync(join(root, app), `${text}\nWritten by hand.\n`);
  const sent = text.replace("price: 7.20", "price: 8.40");
  const late = await put(app, sent, { "if-match": version });
  const { problem, mine } = JSON.parse(late.text);
  expect([late.status, problem]).toEqual([412, expect.stringContaining("changed elsewhere")]);
  // What would have been saved, so that it can be compared with what is there.
  expect(mine).toContain("price: 8.40");
  expect(fileNow()).toContain("Written by hand.");
  expect((await put(app, sent, { "if-none-match": "*" })).status).toBe(412);

  const now = await ask(`/content-files/content/${app}`);
  const saved = await put(app, now.text.replace("price: 7.20", "price: 8.40"), {
    "if-match": String(now.headers.etag),
  });
  expect(saved.status).toBe(200);
  // The page knows the version that it has made.
  expect(saved.headers.etag).toBe((await ask(`/content-files/content/${app}`)).headers.etag);
  const gone = await put("products/none.md", sent, { "if-match": version });
  expect([gone.status, existsSync(join(root, "products/none.md"))]).toEqual([412, false]);
});

it("says that a file is too large, and writes none of it", async () => {
  const { status, text } = await put("media/large.png", "x".repeat(21 * 1024 * 1024));
  expect([status, text]).toEqual([413, "This file is larger than 20 MB."]);
  expect(existsSync(join(root, "media/large.png"))).toBe(false);
});

it("lists no file that it would not send", async () => {
  writeFileSync(join(root, "media/A photo.jpg"), "x");
  const listed = JSON.parse((await ask("/content-files/content/media/")).text) as { name: string }[];
  expect(listed.length).toBeGreaterThan(0);
  for (const { name } of listed)
    expect((await ask(encodeURI(`/content-files/content/media/${name}`))).status).toBe(200);
});

it("keeps one of several pictures that come at once under a new name", async () => {
  const taken = await photograph(6);
  const answers = await Promise.all([1, 2, 3, 4].map(() => put("media/at-once.jpg", taken, { "if-none-match": "*" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
});

it("says what is wrong with fields that cannot be written, and writes none of them", async () => {
  const before = fileNow();
  const answers = [
    await put(app, "No fields.\n"),
    await put(app, "---\nname: a: b\n---\n"),
    await put(app, "---\n- a list\n---\n"),
    await put(app, "---\na: &a [*a, *a]\nname: *b\n---\n"),
  ];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [422, "The form has sent no fields."],
    [422, expect.stringMatching(/^The fields are not valid YAML: .*line 1, column \d+/)],
    [422, "The fields have no names."],
    [422, expect.stringMatching(/alias/)],
  ]);
  expect(fileNow()).toBe(before);
});

it("tells what has changed, what it moves, and what the check finds, and publishes nothing for another page", async () => {
  const head = commitAll(root);
  const stuck = { since: "2026-01-31T12:05:59.000Z", commit: null, reasons: ["blog/a.md:2:1  error  Broken."] };
  const health = "http://localhost:3000/api/health/ready";
  outside.use(http.get(health, () => HttpResponse.json({ content: "b", publisher: { stuck } })));
  writeFileSync(join(root, app), fileNow().replace("price: 7.20", "price: 8.40"));
  const seen = JSON.parse((await ask("/changes/state")).text);
  const [file] = seen.files;
  expect(seen.stuck).toMatch(/^The site has taken nothing since 2026-01-31 12:05 UTC: blog\/a\.md:2:1/);
  expect(seen).toMatchObject({ head, findings: [{ isObstacle: false }] });
  expect(file).toMatchObject({
    what: "App: Brasswick",
    page: "/reviews/brasswick-app-review",
    difference: expect.stringMatching(/^- {4}price: 7\.20\n\+ {4}price: 8\.40$/m),
  });
  expect(seen.history).toMatchObject([{ who: "Ada Page", what: "First" }]);
  expect(seen.moves).toContainEqual(expect.stringMatching(/^Brasswick, Small: \$7\.20.* → \$8\.40/));

  const publication = { message: "A price", head, files: [{ name: app, version: file.version }] };
  const routes = [
    ["POST", "/changes/publish", JSON.stringify(publication)],
    ["POST", "/changes/undo", JSON.stringify({ commit: head, head })],
    [
      "POST",
      "/changes/typed",
      JSON.stringify({ collection: "products", path: `content/${app}`, data: {}, pictures: {} }),
    ],
    ["GET", "/changes/findings", ""],
    ["PUT", `/content-files/content/${app}`, "---\nname: X\n---\n"],
    ["DELETE", `/content-files/content/${app}`, ""],
    ["GET", "/changes/state", ""],
    ["GET", `/changes/difference?commit=${head}`, ""],
  ] as const;
  const { port } = server.address() as AddressInfo;
  const strangers = [
    { "x-desk-token": "" },
    { "x-desk-token": "a-guess" },
    { origin: "http://localhost:3000" },
    { origin: "null" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    { host: `elsewhere.example:${port}` },
  ];
  const before = fileNow();
  for (const [method, path, body] of routes)
    for (const headers of method === "GET" ? strangers : [...strangers, { origin: "" }])
      expect({ path, headers, status: (await ask(path, { method, headers, body })).status }).toEqual({
        path,
        headers,
        status: 403,
      });
  expect(fileNow()).toBe(before);
  expect(spawnSync("git", ["log", "--format=%s"], { cwd: root, encoding: "utf8" }).stdout).not.toContain("A price");
});

it("lets other pages link to its own pages, and read nothing of them", async () => {
  const visit = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "x-desk-token": "" };
  for (const path of ["/", "/changes"]) {
    expect((await ask(path, { headers: visit })).status).toBe(200);
    expect((await ask(path, { headers: { ...visit, "sec-fetch-mode": "cors" } })).status).toBe(403);
    expect((await ask(path, { headers: visit })).headers["access-control-allow-origin"]).toBeUndefined();
  }
  expect((await ask("/config.json", { headers: visit })).status).toBe(403);
});

it("refuses what it cannot read, and names no file outside of the content", async () => {
  const head = commitAll(root);
  const post = (path: string, body: string) => ask(path, { method: "POST", body });
  const publish = (name: string) =>
    post("/changes/publish", JSON.stringify({ message: "X", head, files: [{ name, version: "" }] }));
  const answers = [
    await post("/changes/publish", "{"),
    await post("/changes/publish", "[]"),
    await post("/changes/undo", JSON.stringify({ commit: "--exec=x", head })),
    await publish("../../etc/passwd"),
    await publish("/etc/passwd"),
    await publish("blog/../../x.md"),
    await publish(":(top)x"),
    await post("/changes/typed", JSON.stringify({ collection: "blog", path: "content/blog/x.md", data: {} })),
    await ask("/changes/difference?commit=HEAD"),
    await ask("/content-files/content/%zz"),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  expect((await ask("/changes/other")).status).toBe(404);
  expect((await post("/changes/state", "")).status).toBe(404);
});
