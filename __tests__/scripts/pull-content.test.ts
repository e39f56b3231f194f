import { execFileSync, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const secret = "a-secret-of-sixteen";
const base = mkdtempSync(join(tmpdir(), "pull-"));
const [repository, checkout] = [join(base, "repository"), join(base, "checkout")];
const git = (where: string, ...args: string[]) =>
  execFileSync("git", ["-C", where, "-c", "user.name=Ada", "-c", "user.email=ada@lark.example", ...args], {
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
/** Changes the repository, and returns its newest commit. */
function push(words: string): string {
  writeFileSync(join(repository, "a.md"), words);
  git(repository, "add", ".");
  git(repository, "commit", "-qm", words);
  return git(repository, "rev-parse", "HEAD");
}

/** Stands for the site: notes which commits it is told of, and answers as the test wants. */
let told: string[] = [];
let answer: (n: number) => number;
const site = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const isSigned = request.headers["x-hub-signature-256"] === `sha256=${signature}`;
  told.push(isSigned ? JSON.parse(body).commit : "not signed");
  response.writeHead(answer(told.length)).end();
});

async function pull(env: Record<string, string> = {}): Promise<number> {
  const { port } = site.address() as AddressInfo;
  const settings = {
    CONTENT_CHECKOUT: checkout,
    CONTENT_REPOSITORY: repository,
    REVALIDATE_SECRET: secret,
    REVALIDATE_URL: `http://127.0.0.1:${port}/api/revalidate`,
  };
  const child = spawn(resolve("deploy/bin/pull-content.sh"), {
    env: { ...process.env, ...settings, ...env },
    stdio: "ignore",
  });
  const [code] = await once(child, "exit");
  return code;
}

describe("the content puller", () => {
  beforeAll(async () => {
    execFileSync("git", ["init", "-q", repository]);
    await once(site.listen(0, "127.0.0.1"), "listening");
  });
  beforeEach(() => {
    told = [];
    answer = () => 200;
  });
  afterAll(() => {
    site.close();
    rmSync(base, { recursive: true });
  });

  it("tells the site of what is new, once", async () => {
    const commit = push("one");
    expect([await pull(), await pull(), told]).toEqual([0, 0, [commit]]);
    expect(readFileSync(join(checkout, "a.md"), "utf8")).toBe("one");
  });

  it("tries again after some seconds while the site is restarted, with what was pushed meanwhile", async () => {
    const commits = [push("two")];
    answer = (n) => {
      if (n === 1) commits.push(push("three"));
      return n === 1 ? 503 : 200;
    };
    expect([await pull(), told]).toEqual([0, commits]);
    expect(readFileSync(join(checkout, "a.md"), "utf8")).toBe("three");
  }, 20_000);

  it("gives up in the end, and tells the site at the next run", async () => {
    const commit = push("four");
    answer = () => 503;
    expect(await pull({ PULL_UNTIL: "0" })).toBe(1);
    answer = () => 200;
    expect([await pull(), told]).toEqual([0, [commit, commit]]);
    expect(existsSync(join(checkout, ".git/almanac-published"))).toBe(true);
  });
});
