import { createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { revalidatePath } from "next/cache";
import { POST } from "@/app/api/revalidate/route";
import { createMetrics } from "@/lib/metrics/create-metrics";
import { answerRevalidation } from "@/lib/publishing/answer-revalidation";
import { forgetProcessWide, processWide } from "@/lib/runtime/process-wide";
import type { Publication } from "@/lib/shared-state/publication-stream";
import { limits } from "@/lib/site/limits";
import { contentFile, postFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

jest.mock("@/lib/previews/prepare-cards", () => ({ prepareCards: async () => {} }));
jest.mock("next/cache", () => ({ revalidatePath: jest.fn() }));
// The tests may run before anything is built.
jest.mock("@/lib/site/routing/built-addresses", () => ({
  builtAddresses: () => ({
    getFile: () => undefined,
    isRoute: (path: string) => ["/", "/about", "/blog", "/contact", "/reviews"].includes(path),
  }),
}));

const folder = serveContent();
const secret = "It's a Secret to Everybody";
process.env.REVALIDATE_SECRET = secret;
const refreshed = () => jest.mocked(revalidatePath).mock.calls;

function signed(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, key = secret) {
  const signature = `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;
  return new Request("http://localhost/api/revalidate", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-hub-signature-256": signature, ...headers },
  });
}
const post = (...request: Parameters<typeof signed>) => POST(signed(...request));

beforeEach(async () => {
  jest.mocked(revalidatePath).mockReset();
  // The first refresh after a start is another matter.
  await post('{"paths":["/"]}');
  jest.mocked(revalidatePath).mockReset();
});

describe("POST /api/revalidate", () => {
  it("reads the files at once and refreshes what depends on a push", async () => {
    const body = "A text.\n\n## What it costs\n\nMore.\n";
    folder.write("blog/how-prices-work.md", contentFile({ ...postFields, title: "How praise works" }, body));
    const push = { commits: [{ modified: ["content/blog/how-prices-work.md"] }] };
    const response = await post(JSON.stringify(push), { "x-github-event": "push" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { everything, paths, diagnostics } = await response.json();
    expect({ everything, diagnostics }).toEqual({ everything: false, diagnostics: [] });
    expect(paths).toEqual(expect.arrayContaining(["/blog", "/blog/how-prices-work", "/guides", "/sitemap.xml"]));
    expect(refreshed()).toEqual(paths.map((path: string) => [path]));
  });

  it.each([
    ["finds nothing wrong", "", "build 1"],
    ["finds a fault", "A [link](/nowhere).\n", undefined],
  ])("tells the others which build has checked the content, where it %s", async (_, body, checkedBy) => {
    const told: Publication[] = [];
    const publications = { tell: async (one: Publication) => void told.push(one), follow: () => () => {} };
    forgetProcessWide("publications");
    processWide("publications", () => ({ by: "here", checker: "build 1", pending: new Set<string>(), publications }));
    folder.write(
      "blog/how-prices-work.md",
      contentFile({ ...postFields, title: "How praise works" }, `A text.\n\n## What it costs\n\nMore.\n${body}`),
    );
    await post('{"files":["content/blog/how-prices-work.md"]}');
    expect(told.map((one) => one.checkedBy)).toEqual([checkedBy]);
    forgetProcessWide("publications");
  });

  it("refreshes the pages of listings by their routes where every one of them has moved", async () => {
    const add = async (...ids: number[]) => {
      for (const id of ids) folder.write(`blog/more-${id}.md`, contentFile({ ...postFields, id: 1000 + id }));
      return (await post(JSON.stringify({ files: ids.map((id) => `content/blog/more-${id}.md`) }))).json();
    };
    await add(...Array.from({ length: 2 * limits.pageSize }, (_, id) => id));
    jest.mocked(revalidatePath).mockReset();
    const { paths } = await add(99);
    expect(paths).toEqual(expect.arrayContaining(["/blog", "/blog/page/2", "/guides/page/2", "/blog/more-99"]));
    expect(refreshed()).toEqual([
      ["/blog/page/[pageNumber]", "page"],
      ["/[slug]/page/[pageNumber]", "page"],
      ...paths.filter((path: string) => !path.includes("/page/")).map((path: string) => [path]),
    ]);
  });

  it("refreshes the whole site for a file that stands everywhere", async () => {
    folder.write("pages/about.md", `${folder.read("pages/about.md")}\n`);
    const response = await post('{"files":["content/pages/about.md"]}');
    expect(await response.json()).toEqual({ everything: true, paths: [], diagnostics: [] });
    expect(refreshed()).toEqual([["/", "layout"]]);
  });

  it("refreshes nothing for a half-written file, and lists its diagnostic", async () => {
    const told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    folder.write("blog/how-prices-work.md", "---\nid: one\n---\n");
    const response = await post('{"files":["content/blog/how-prices-work.md"]}');
    const { paths, diagnostics } = await response.json();
    expect([response.status, paths]).toEqual([200, []]);
    expect(diagnostics[0]).toMatch(/^blog\/how-prices-work\.md:\d+:\d+ {2}error/);
    expect(told).toHaveBeenCalledWith(expect.stringMatching(/^\S+Z content: blog\/how-prices-work\.md:2:1 /));
    expect(refreshed()).toEqual([]);
  });

  it("publishes no other branch", async () => {
    folder.write("blog/how-prices-work.md", contentFile({ ...postFields, title: "On another branch" }));
    const repository = { default_branch: "main" };
    const other = await post(JSON.stringify({ ref: "refs/heads/draft", repository }), { "x-github-event": "push" });
    expect([other.status, await other.json()]).toEqual([
      200,
      { message: expect.stringContaining('"main" is published') },
    ]);
    expect(refreshed()).toEqual([]);
    const push = { ref: "refs/heads/main", repository };
    expect((await (await post(JSON.stringify(push))).json()).paths).toContain("/blog/how-prices-work");
  });

  it("makes nothing again for a push that comes again, but publishes what has changed since", async () => {
    folder.write("blog/how-prices-work.md", contentFile({ ...postFields, title: "How prices come once" }));
    const push = JSON.stringify({ after: "replayed" });
    expect((await (await post(push)).json()).paths).toContain("/blog/how-prices-work");
    expect(await (await post(push)).json()).toMatchObject({ everything: false, paths: [] });
    folder.write("blog/how-prices-work.md", contentFile({ ...postFields, title: "Come late after all" }));
    expect((await (await post(push)).json()).paths).toContain("/blog/how-prices-work");
  });

  it("starts the puller for the push of a host, and looks itself for whoever has brought the files", async () => {
    const file = join(folder.base, "look-now");
    const lookNow = jest.fn(async () => ({ looked: true }));
    const send = async (headers: Record<string, string>, lookNowFile = file) => {
      const response = await answerRevalidation(signed("{}", headers), { secret, lookNowFile, lookNow });
      return [response.status, await response.json()];
    };
    expect(await send({})).toEqual([200, { looked: true }]);
    expect(existsSync(file)).toBe(false);
    expect(await send({ "x-github-event": "push" })).toEqual([202, { message: "The content is being fetched." }]);
    expect([existsSync(file), lookNow.mock.calls.length]).toEqual([true, 1]);
    const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    expect(await send({ "x-github-event": "push" }, join(folder.base, "nowhere/look-now"))).toEqual([
      503,
      { error: expect.stringContaining("cannot be started") },
    ]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("LOOK_NOW_FILE cannot be written: ENOENT"));
  });

  it("counts as publications only what looks at the content", async () => {
    const metrics = createMetrics({ outbox: async () => ({ waiting: 0, dead: 0, oldest: 0 }), faults: () => 0 });
    processWide("metrics", () => ({})).current = metrics;
    const counted = async () => {
      const text = await metrics.registry.metrics();
      const figure = (name: string) => Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
      return [figure("site_publication_seconds_count"), figure("site_last_publication_timestamp_seconds") > 0];
    };
    await post("{}", { "x-github-event": "ping" });
    await post("{}", { "x-github-event": "issues" });
    await post('{"ref":"refs/heads/draft","repository":{"default_branch":"main"}}', { "x-github-event": "push" });
    expect(await counted()).toEqual([0, false]);
    await post('{"ref":"refs/heads/main"}', { "x-github-event": "push" });
    expect(await counted()).toEqual([1, true]);
    forgetProcessWide("metrics");
  });

  it("answers 429 to the same body sixty times a minute, and takes others", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 62; round += 1) statuses.push((await post('{"paths":["/terms"]}')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await post('{"paths":["/terms"]}');
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await post('{"paths":["/privacy"]}')).status).toBe(200);
  });

  it.each(["application/json", "application/x-www-form-urlencoded"])("reads JSON that is called %s", async (type) => {
    const response = await post('{"paths":["/contact"]}', { "content-type": type });
    expect(await response.json()).toMatchObject({ paths: [], diagnostics: [] });
  });

  it.each([
    ["ping", "pong"],
    ["issues", 'There is nothing to publish for "issues".'],
  ])("answers GitHub's %s", async (event, message) => {
    const response = await post('{"zen":"Speak like a human."}', { "x-github-event": event });
    expect([response.status, await response.json()]).toEqual([200, { message }]);
    expect(refreshed()).toEqual([]);
  });

  it.each([
    ["another secret", { key: "something else entirely" }],
    ["a missing signature", { headers: { "x-hub-signature-256": "" } }],
    ["the older signature alone", { headers: { "x-hub-signature-256": "sha1=0123", "x-hub-signature": "sha1=0123" } }],
  ])("answers 401 to %s", async (_, { headers, key }: { headers?: Record<string, string>; key?: string }) => {
    expect((await post('{"paths":["/"]}', headers, key)).status).toBe(401);
    expect(refreshed()).toEqual([]);
  });

  it("answers 503 where no secret is set, before it reads anything", async () => {
    const request = new Request("http://localhost/", { method: "POST", body: "{}" });
    const response = await answerRevalidation(request, {
      secret: undefined,
      lookNow: async () => ({}),
    });
    expect(request.bodyUsed).toBe(false);
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: "Publishing by webhook is off: REVALIDATE_SECRET is not set on this server." },
    ]);
  });

  it("answers 413 past 1 MB, announced or not", async () => {
    const large = `{"paths":["/"],"x":"${"x".repeat(1024 * 1024)}"}`;
    expect((await post(large)).status).toBe(413);
    expect((await post("{}", { "content-length": "2000000" })).status).toBe(413);
    expect((await post(large.slice(0, 1024 * 1024))).status).toBe(400);
  });

  it.each(["", "{", "[]", "null", Uint8Array.of(0xff, 0xfe, 0x00)])(
    "answers 400 to a signed body that cannot be read",
    async (body) => {
      expect((await post(body)).status).toBe(400);
      expect(refreshed()).toEqual([]);
    },
  );

  describe("of other hosts", () => {
    const change = () => {
      const text = contentFile({ ...postFields, title: `How ${Math.random()} works` });
      folder.write("blog/how-prices-work.md", `${text}\n## What it costs\n`);
    };
    const send = async (payload: object, headers: Record<string, string>) => {
      const body = JSON.stringify(payload);
      const hex = createHmac("sha256", secret).update(body).digest("hex");
      const filled = Object.entries(headers).map(([name, value]) => [name, value.replace("HEX", hex)]);
      const request = { method: "POST", body, headers: Object.fromEntries(filled) };
      const response = await POST(new Request("http://localhost/api/revalidate", request));
      return { status: response.status, ...(await response.json()) };
    };
    const commits = [{ added: [], removed: [], modified: ["content/blog/how-prices-work.md"] }];
    const gitlab = { "x-gitlab-event": "Push Hook", "x-gitlab-token": secret };
    const bitbucket = { "x-event-key": "repo:push", "x-hub-signature": "sha256=HEX" };
    const branch = { type: "branch", name: "main" };

    it.each([
      ["GitLab", { ref: "refs/heads/main", project: { default_branch: "main" }, commits }, gitlab],
      ["Gitea", { ref: "refs/heads/main", commits }, { "x-gitea-event": "push", "x-gitea-signature": "HEX" }],
      ["Bitbucket, which names no files", { push: { changes: [{ new: branch, old: branch }] } }, bitbucket],
    ])("refreshes what a push to %s has changed", async (_, payload, headers) => {
      change();
      const { status, paths } = await send(payload, headers);
      expect(status).toBe(200);
      expect(paths).toContain("/blog/how-prices-work");
    });

    it("refuses a wrong token", async () => {
      expect(await send({ commits }, { ...gitlab, "x-gitlab-token": "wrong" })).toMatchObject({ status: 401 });
    });
  });
});
