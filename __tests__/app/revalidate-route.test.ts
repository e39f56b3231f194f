import { createHmac } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { POST } from "@/app/api/revalidate/route";
import { currentSite } from "@/lib/content/site/current-site";
import { getPost } from "@/lib/content/site/entries";
import { createMetrics } from "@/lib/metrics/create-metrics";
import { setMetrics } from "@/lib/metrics/current-metrics";
import { answerRevalidation } from "@/lib/publish/answer-revalidation";
import { writePublisher } from "@/lib/publish/publisher-state";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { contentFile, postFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { idleSources } from "../helpers/idle-sources";

jest.mock("@/lib/pictures/previews/prepare-cards", () => ({ prepareCards: async () => {} }));
const folder = serveContent();
const secret = "It's a Secret to Everybody";
const former = "what it was this morning";
process.env.REVALIDATE_SECRET = `${secret},${former}`;

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
  // At the first look after a start, nobody knows what was before.
  await post('{"paths":["/"]}');
});

describe("POST /api/revalidate", () => {
  it("reads the files at once, and says that readers see other content", async () => {
    const { content: before } = await (await post("{}")).json();
    const body = "A text.\n\n## What it costs\n\nMore.\n";
    folder.write("blog/how-prices-work.md", contentFile({ ...postFields, title: "How praise works" }, body));
    const response = await post('{"ref":"refs/heads/main"}', { "x-github-event": "push" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { changed, content, diagnostics } = await response.json();
    expect({ changed, diagnostics }).toEqual({ changed: true, diagnostics: [] });
    expect(content).toMatch(/^[0-9a-f]{12}$/);
    expect(content).not.toBe(before);
    expect(getPost(currentSite(), "how-prices-work")?.title).toBe("How praise works");
  });

  it("says what the puller could not publish: who knows the secret need not be on this machine", async () => {
    const stuck = {
      since: "2026-01-31T12:00:00.000Z",
      commit: "a".repeat(40),
      reasons: ["blog/a.md:1:1  error  Broken."],
    };
    writePublisher(folder.root, { lookedAt: stuck.since, commit: null, stuck });
    expect(await (await post("{}")).json()).toMatchObject({ publisher: { stuck } });
    rmSync(`${folder.root}.state.json`);
    expect(await (await post("{}")).json()).toMatchObject({ publisher: null });
  });

  it("shows nothing of a half-written file, and lists its diagnostic", async () => {
    const told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    folder.write("blog/how-prices-work.md", "---\nid: one\n---\n");
    const response = await post("{}");
    const { changed, diagnostics } = await response.json();
    expect([response.status, changed]).toEqual([200, false]);
    expect(diagnostics[0]).toMatch(/^blog\/how-prices-work\.md:\d+:\d+ {2}error/);
    expect(told).toHaveBeenCalledWith(expect.stringMatching(/^\S+Z content: blog\/how-prices-work\.md:2:1 /));
  });

  it("publishes no other branch", async () => {
    folder.write("blog/how-prices-work.md", contentFile({ ...postFields, title: "On another branch" }));
    const repository = { default_branch: "main" };
    const other = await post(JSON.stringify({ ref: "refs/heads/draft", repository }), { "x-github-event": "push" });
    expect([other.status, await other.json()]).toEqual([
      200,
      { message: expect.stringContaining('"main" is published') },
    ]);
    const push = { ref: "refs/heads/main", repository };
    expect(await (await post(JSON.stringify(push))).json()).toMatchObject({ changed: true });
  });

  it("makes nothing again for a push that comes again, but publishes what has changed since", async () => {
    folder.write("blog/how-prices-work.md", contentFile({ ...postFields, title: "How prices come once" }));
    const push = JSON.stringify({ after: "replayed" });
    expect(await (await post(push)).json()).toMatchObject({ changed: true });
    expect(await (await post(push)).json()).toMatchObject({ changed: false });
    folder.write("blog/how-prices-work.md", contentFile({ ...postFields, title: "Come late after all" }));
    expect(await (await post(push)).json()).toMatchObject({ changed: true });
  });

  it("starts the puller for the push of a host, and looks itself for whoever has brought the files", async () => {
    const file = join(folder.base, "pull/look-now");
    const lookNow = jest.fn(async () => ({ looked: true }));
    const send = async (headers: Record<string, string>, lookNowFile = file) => {
      const response = await answerRevalidation(signed("{}", headers), { secrets: [secret], lookNowFile, lookNow });
      return [response.status, await response.json()];
    };
    expect(await send({})).toEqual([200, { looked: true }]);
    expect(existsSync(file)).toBe(false);
    expect(await send({ "x-github-event": "push" })).toEqual([202, { message: "The content is being fetched." }]);
    expect([existsSync(file), lookNow.mock.calls.length]).toEqual([true, 1]);
    const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const nowhere = join(file, "look-now");
    expect(await send({ "x-github-event": "push" }, nowhere)).toEqual([
      503,
      { error: expect.stringContaining("cannot be started") },
    ]);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/look-now cannot be written: E/));
  });

  it("counts as publications only what looks at the content", async () => {
    const metrics = createMetrics(idleSources);
    setMetrics(() => metrics);
    const counted = async () => {
      const text = await metrics.registry.metrics();
      return Number(/^site_publication_seconds_count (.*)$/m.exec(text)?.[1]);
    };
    await post("{}", { "x-github-event": "ping" });
    await post("{}", { "x-github-event": "issues" });
    await post('{"ref":"refs/heads/draft","repository":{"default_branch":"main"}}', { "x-github-event": "push" });
    expect(await counted()).toBe(0);
    await post('{"ref":"refs/heads/main"}', { "x-github-event": "push" });
    expect(await counted()).toBe(1);
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
    expect(await response.json()).toMatchObject({ diagnostics: [] });
  });

  it.each([
    ["ping", "pong"],
    ["issues", 'There is nothing to publish for "issues".'],
  ])("answers GitHub's %s", async (event, message) => {
    const response = await post('{"zen":"Speak like a human."}', { "x-github-event": event });
    expect([response.status, await response.json()]).toEqual([200, { message }]);
  });

  it.each([
    ["another secret", { key: "something else entirely" }],
    ["a missing signature", { headers: { "x-hub-signature-256": "" } }],
    ["the older signature alone", { headers: { "x-hub-signature-256": "sha1=0123", "x-hub-signature": "sha1=0123" } }],
  ])("answers 401 to %s", async (_, { headers, key }: { headers?: Record<string, string>; key?: string }) => {
    expect((await post('{"paths":["/"]}', headers, key)).status).toBe(401);
  });

  it("takes what is signed with the former secret, on the day of its change", async () => {
    expect((await post('{"paths":["/"]}', {}, former)).status).toBe(200);
  });

  it("answers 503 where no secret is set, before it reads anything", async () => {
    const request = new Request("http://localhost/", { method: "POST", body: "{}" });
    const response = await answerRevalidation(request, {
      secrets: [],
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
    const gitea = { "x-gitea-event": "push", "x-github-event": "push", "x-hub-signature-256": "sha256=HEX" };

    it.each([
      ["GitLab", { ref: "refs/heads/main", project: { default_branch: "main" }, commits }, gitlab],
      ["Gitea", { ref: "refs/heads/main", commits }, gitea],
    ])("publishes what a push to %s has changed", async (_, payload, headers) => {
      change();
      expect(await send(payload, headers)).toMatchObject({ status: 200, changed: true });
    });

    it("refuses a wrong token", async () => {
      expect(await send({ commits }, { ...gitlab, "x-gitlab-token": "wrong" })).toMatchObject({ status: 401 });
    });
  });
});
