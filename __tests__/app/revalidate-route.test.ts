import { createHmac } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { POST } from "@/app/api/revalidate/route";
import { currentSite } from "@/lib/content/site/current-site";
import { postsBySlug } from "@/lib/content/site/site";
import { handleRevalidation } from "@/lib/publish/handle-revalidation";
import { writePublisher } from "@/lib/publish/publisher-state";
import { contentFile, postFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const folder = serveContent();
const secret = "It's a Secret to Everybody";
process.env.REVALIDATE_SECRET = secret;

function signed(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, key = secret) {
  const signature = `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;
  return new Request("http://localhost/api/revalidate", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-hub-signature-256": signature, ...headers },
  });
}
const post = (...request: Parameters<typeof signed>) => POST(signed(...request));

it("reads the files at once, and says which content readers see", async () => {
  const { content: before } = await (await post("{}")).json();
  const body = "A text.\n\n## What it costs\n\nMore.\n";
  folder.write("blog/how-prices-work.md", contentFile({ ...postFields, title: "How praise works" }, body));
  const response = await post('{"ref":"refs/heads/main"}', { "x-github-event": "push" });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { content, diagnostics } = await response.json();
  expect(diagnostics).toEqual([]);
  expect(content).toMatch(/^[0-9a-f]{12}$/);
  expect(content).not.toBe(before);
  expect(postsBySlug(currentSite()).get("how-prices-work")?.title).toBe("How praise works");
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
  const { content: before } = await (await post("{}")).json();
  folder.write("blog/how-prices-work.md", "---\nid: one\n---\n");
  const response = await post("{}");
  const { content, diagnostics } = await response.json();
  expect([response.status, content]).toEqual([200, before]);
  expect(diagnostics[0]).toMatch(/^blog\/how-prices-work\.md:\d+:\d+ {2}error/);
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^\S+Z content: blog\/how-prices-work\.md:2:1 /));
});

it("starts the puller for the push of a host, and looks itself for whoever has brought the files", async () => {
  const file = join(folder.base, "pull/look-now");
  const lookNow = jest.fn(() => ({ looked: true }));
  const send = async (headers: Record<string, string>, lookNowFile = file) => {
    const response = await handleRevalidation(signed("{}", headers), { secret, lookNowFile, lookNow });
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

it.each([
  ["another secret", { key: "something else entirely" }],
  ["a missing signature", { headers: { "x-hub-signature-256": "" } }],
  ["the older signature alone", { headers: { "x-hub-signature-256": "sha1=0123", "x-hub-signature": "sha1=0123" } }],
])("answers 401 to %s", async (_, { headers, key }: { headers?: Record<string, string>; key?: string }) => {
  expect((await post('{"paths":["/"]}', headers, key)).status).toBe(401);
});

it("answers 503 where no secret is set, before it reads anything", async () => {
  const request = new Request("http://localhost/", { method: "POST", body: "{}" });
  const response = await handleRevalidation(request, {
    secret: undefined,
    lookNow: () => ({}),
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
  expect((await post(large.slice(0, 1024 * 1024))).status).toBe(200);
});

describe("of other hosts", () => {
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
    ["GitLab", gitlab],
    ["Gitea", gitea],
  ])("takes a push to %s", async (_, headers) => {
    expect(await send({ ref: "refs/heads/main", commits }, headers)).toMatchObject({ status: 200, diagnostics: [] });
  });
});
