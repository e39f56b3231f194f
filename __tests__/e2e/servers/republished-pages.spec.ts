import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { type OwnSite, secret, startOwnSite, test } from "../own-site";
import { isHydrated, wake } from "../react-in-page";

/** Pages that are made again while somebody reads (docs/decisions/055-reading-without-react.md). */
test.describe.configure({ mode: "serial", timeout: 90_000 });

const slug = "what-a-year-of-company-costs";
const article = `/blog/${slug}`;
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

/** The publishing command of docs/operators/deploy.md. */
test("the command of the guide publishes as it is written there", async () => {
  const [, command = ""] = /```sh\n(body=[\s\S]*?)```/.exec(readFileSync("docs/operators/deploy.md", "utf8")) ?? [];
  expect(command).toContain("https://www.example.com/api/revalidate");
  const script = command.replace("https://www.example.com", site.origin).replace("curl -X POST", "curl -sS -X POST");
  const env = { ...process.env, REVALIDATE_SECRET: secret };
  const { stdout } = await promisify(execFile)("sh", ["-c", script], { env });
  expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [] });
});

test("React takes over a page that was made for another reader's query, and the address stays the reader's", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const visited = ["/reviews", article, "/no-such-page", "/search-results?q=brasswick"];
  await site.renderAgain();
  for (const path of visited) await site.text(`${path}${path.includes("?") ? "&" : "?"}token=planted`);
  for (const path of [...visited, `${article}?utm_source=mine`]) {
    await page.goto(site.origin + path);
    await wake(page);
    expect(page.url()).toBe(site.origin + path);
    expect(await page.content()).not.toContain("planted");
  }
  expect(complaints.filter((text) => !text.includes("status of 404"))).toEqual([]);
});

test("React shows the newer text, and keeps what the reader has typed and marked", async ({ page }) => {
  await page.goto(site.origin + article);
  const like = page.getByRole("button", { name: "Like", exact: true });
  await like.click();

  const file = `blog/${slug}.md`;
  site.write(file, site.read(file).replace(/^title: .*$/m, "title: Published in between"));
  await site.publishFiles(file);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Published in between");

  const email = page.getByRole("contentinfo").getByRole("textbox", { name: /email/i });
  await email.pressSequentially("reader@", { delay: 20 });
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Published in between");
  await expect(email).toHaveValue("reader@");
  await expect(email).toBeFocused();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
});
