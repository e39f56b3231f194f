import type { ChildProcess } from "node:child_process";
import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { fixtureContent } from "../../../scripts/lib/fixture-site";
import { openPrice, startDesk } from "../desk-form";
import { serveGithub } from "../fake-github";
import { test } from "../own-site";

let desk: ChildProcess;
let address = "";
const content = resolve(fixtureContent);

// The editor is a large program.
test.describe.configure({ mode: "default", timeout: 60_000 });

test.beforeAll(async () => {
  ({ address, desk } = await startDesk(content, "--github", "paper/lantern"));
});

test.afterAll(() => {
  desk?.kill();
});

test("on GitHub, what is saved becomes a draft of a pull request, on a branch of its own", async ({ page }) => {
  const { sent, tokens } = await serveGithub(page, content);
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (/option|config/i.test(message.text()) && message.type() !== "debug") warnings.push(message.text());
  });
  await page.goto(address);
  const withToken = page.getByRole("button", { name: "Sign In Using Access Token" });
  await expect(withToken).toBeVisible();
  // A desk has no service that could sign people in for it, so there is a token only.
  await expect(page.getByRole("button", { name: /^Sign In with/ })).toHaveCount(0);
  await withToken.click();
  await expect(page.getByText("read/write access to pull requests")).toBeVisible();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill("token-of-ada");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();

  await expect(page.getByText("Apps", { exact: true })).toBeVisible();
  await page.goto(`${address}/#/collections/products/entries/brasswick`);
  await (await openPrice(page)).fill("8.4");
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => sent.map(({ what }) => what)).toContain("POST /repos/paper/lantern/issues/7/labels");

  const bodyOf = (what: string) => sent.find((one) => one.what === what)?.body;
  const branch = "cms/products/brasswick";
  expect(bodyOf("createRef")).toMatchObject({ name: `refs/heads/${branch}` });
  const commit = bodyOf("createCommitOnBranch") as {
    branch: { branchName: string };
    fileChanges: { additions: { path: string; contents: string }[]; deletions: unknown[] };
  };
  expect(commit.branch).toEqual({ repositoryNameWithOwner: "paper/lantern", branchName: branch });
  expect(commit.fileChanges.additions.map(({ path }) => path)).toEqual(["content/products/brasswick.md"]);
  const text = Buffer.from(commit.fileChanges.additions[0]?.contents ?? "", "base64").toString("utf8");
  expect(text).toContain("price: 8.4");
  expect(bodyOf("POST /repos/paper/lantern/pulls")).toMatchObject({ head: branch, base: "main", draft: true });
  expect(bodyOf("POST /repos/paper/lantern/issues/7/labels")).toEqual({ labels: ["sveltia-cms/draft"] });

  await page.getByRole("button", { name: "Send for Review" }).click();
  await expect
    .poll(() => bodyOf("PATCH /repos/paper/lantern/issues/7"))
    .toEqual({ labels: ["sveltia-cms/pending_review"] });
  await expect.poll(() => bodyOf("markPullRequestReadyForReview")).toEqual({ pullRequestId: "P_7" });
  expect([...tokens]).toEqual(["token token-of-ada"]);
  expect(warnings).toEqual([]);
});
