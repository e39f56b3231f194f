import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GET } from "@/app/go/[partner]/[placement]/[page]/route";
import { knownAddresses } from "@/lib/site/known-addresses";
import { resolveRequest } from "@/lib/site/routing/resolve-request";
import { contentFile, partnerFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

process.env.AFFILIATE_LINKS = "go";
const clicks = mkdtempSync(join(tmpdir(), "go-route-"));
process.env.CLICKS_DIR = clicks;
afterEach(() => {
  for (const name of readdirSync(clicks)) rmSync(join(clicks, name), { recursive: true });
});
afterAll(() => rmSync(clicks, { recursive: true }));

serveContent({ "partners/house-partner.md": contentFile({ ...partnerFields, subId: "clickref" }) });

const today = new Date().toISOString().slice(0, 10);
const file = join(clicks, `${today}.ndjson`);
let reader = 0;

/** A click of another reader each time. */
function click(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  reader += 1;
  const [, , partner = "", placement = "", page = ""] = path.split("/");
  const agent = { "user-agent": `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${reader}` };
  const request = new Request(`http://site.test${path}`, { method, headers: { ...agent, ...headers } });
  return GET(request, { params: Promise.resolve({ partner, placement, page }) });
}

/** The written clicks, when they are on the disk. */
async function written(count: number): Promise<Record<string, unknown>[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
    if (lines.length >= count) return lines.map((line) => JSON.parse(line));
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error(`There are not ${count} clicks.`);
}

const nothingWritten = async () => {
  await new Promise((done) => setTimeout(done, 60));
  expect(existsSync(file)).toBe(false);
};

it("leads to the partner, with source, medium and sub-id, and is kept and listed nowhere", async () => {
  const { status, headers } = await click("/go/house-partner/closing/blog--how-prices-work");
  expect([status, headers.get("location")]).toEqual([
    302,
    "https://go.house.example/visit?ref=7&utm_source=companion-almanac&utm_medium=affiliate&clickref=closing--blog--how-prices-work",
  ]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  expect(headers.get("set-cookie")).toBeNull();
  await written(1);
});

it("counts the click, with the rank that the review has", async () => {
  await click("/go/lark-ai/head/reviews--lark-ai-review");
  await click("/go/house-partner/ranked-2/reviews");
  const [first, second] = await written(2);
  const time = { day: today, hour: expect.any(Number) };
  expect(first).toEqual({ ...time, partner: "lark-ai", placement: "head", page: "/reviews/lark-ai-review", rank: 1 });
  expect(second).toEqual({ ...time, partner: "house-partner", placement: "ranked-2", page: "/reviews", rank: 2 });
});

it("does not count HEAD, robots, or a second click of a reader", async () => {
  const path = "/go/house-partner/closing/home";
  for (const [headers, method] of [
    [{}, "HEAD"],
    [{ "user-agent": "Googlebot/2.1" }, "GET"],
  ] as const)
    expect((await click(path, headers, method)).status).toBe(302);
  await nothingWritten();
  const same = { "user-agent": "Mozilla/5.0 Firefox/140.0 the same" };
  for (let index = 0; index < 5; index += 1) expect((await click(path, same)).status).toBe(302);
  expect(await written(1)).toHaveLength(1);
});

it("refuses a prefetch, which would be a click at the partner's", async () => {
  const { status, headers } = await click("/go/house-partner/closing/home", { "sec-purpose": "prefetch;prerender" });
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([503, null, "no-store"]);
  await nothingWritten();
});

it("redirects all the same when the click cannot be written", async () => {
  const log: string[] = [];
  jest.spyOn(process.stderr, "write").mockImplementation((text) => log.push(String(text)) > 0);
  mkdirSync(file);
  expect((await click("/go/house-partner/closing/home")).status).toBe(302);
  // Written after the answer.
  for (let waits = 0; waits < 100 && log.length === 0; waits += 1) await new Promise((done) => setTimeout(done, 20));
  expect(log.join("")).toMatch(/cannot be written/);
});

describe("an address below /go", () => {
  const decide = (path: string) =>
    resolveRequest(path, knownAddresses, { getFile: () => undefined, isRoute: () => false });

  it.each([
    "/go/house-partner/closing/home",
    "/go/house-partner/body-3/blog--how-prices-work",
    "/go/lark-ai/head/reviews--lark-ai-review",
    "/go/house-partner/header/not-found",
    "/go/house-partner/header/search-results",
    "/go/house-partner/closing/blog--page--1".replace("--page--1", ""),
  ])("%s is there", (path) => expect(decide(path)).toBe("pass"));

  it.each([
    ...["/go", "/go/house-partner", "/go/house-partner/closing", "/go/house-partner/closing/home/more"],
    ...["/go/nobody/closing/home", "/go/constructor/closing/home", "/go/house-partner/nowhere/home"],
    ...["/go/house-partner/body-0/home", "/go/house-partner/__proto__/home", "/go/house-partner/closing/blog--no-such"],
    // Not pages: a route handler, what only the middleware reaches, and other sites.
    ...["/go/house-partner/closing/api--search", "/go/house-partner/closing/go--house-partner--closing--home"],
    ...["/go/house-partner/closing/reviews--find--of--abc", "/go/house-partner/closing/https:--evil.example"],
    ...["/go/house-partner/closing/--evil.example", "/go/evil.example/closing/home", "/go/house-partner/closing/.."],
    ...[
      "/go/https%3A%2F%2Fevil.example/closing/home",
      "/go//evil.example/closing/home",
      "/go/%2f%2fevil.example/closing/home",
    ],
  ])("%s is not", (path) => expect(decide(path)).toEqual({ notFound: "page" }));

  it("never leads where the reader says", async () => {
    for (const path of [
      "/go/house-partner/closing/home?url=https://evil.example",
      "/go/house-partner/closing/home?trackedUrl=https://evil.example&clickref=evil&utm_source=evil",
    ]) {
      const [, , partner = "", placement = "", page = ""] = path.split("?")[0]?.split("/") ?? [];
      const request = new Request(`http://site.test${path}`, { headers: { host: "evil.example" } });
      const { headers } = await GET(request, { params: Promise.resolve({ partner, placement, page }) });
      expect(headers.get("location")).toMatch(/^https:\/\/go\.house\.example\/visit\?/);
      expect(headers.get("location")).not.toContain("evil");
    }
  });

  it("is answered 404 even where no middleware runs before it", async () => {
    for (const path of ["/go/nobody/closing/home", "/go/house-partner/nowhere/home"])
      expect((await click(path)).status).toBe(404);
  });
});
