import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";

/** A change that the editor has made: REST by method and path, GraphQL by the name of the mutation. */
type Sent = { what: string; body: Record<string, unknown> };

const head = "a".repeat(40);
const idOf = (path: string) => createHash("sha1").update(path).digest("hex");

/**
 * Answers the requests of a page to GitHub as its interface does, for a repository whose `content/` is this folder. Nothing
 * leaves the machine.
 * @returns What the page has sent, and the tokens with which it has asked.
 */
export async function serveGithub(page: Page, content: string): Promise<{ sent: Sent[]; tokens: Set<string> }> {
  const files = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: `content${file.slice(content.length)}`, file, sha: idOf(file) }));
  const sent: Sent[] = [];
  const tokens = new Set<string>();
  await page.route("https://api.github.com/**", async (route, request) => {
    tokens.add(request.headers().authorization ?? "");
    const { pathname } = new URL(request.url());
    if (pathname !== "/graphql" && request.method() !== "GET")
      sent.push({ what: `${request.method()} ${pathname}`, body: request.postDataJSON() ?? {} });
    const json = pathname === "/graphql" ? answerQuery(request) : answerPath(pathname);
    await route.fulfill({ json, headers: { "access-control-allow-origin": "*" } });
  });

  function answerPath(path: string): unknown {
    if (path === "/user") return { id: 1, login: "ada", name: "Ada", email: "ada@example.com", avatar_url: "" };
    if (path.includes("/git/trees/"))
      return {
        tree: files.map(({ path: of, sha, file }) => ({
          type: "blob",
          path: of,
          sha,
          size: readFileSync(file).length,
        })),
      };
    if (path.endsWith("/pulls")) return { number: 7, node_id: "P_7", title: "", html_url: "", head: { sha: head } };
    return {};
  }

  function answerQuery(request: Request): unknown {
    const { query, variables } = request.postDataJSON() as { query: string; variables: Record<string, unknown> };
    const [, mutation] = /^\s*mutation.*?\{\s*(\w+)\(input/s.exec(query) ?? [];
    if (mutation) sent.push({ what: mutation, body: variables.input as Record<string, unknown> });
    if (mutation === "createCommitOnBranch")
      return { data: { createCommitOnBranch: { commit: { oid: head, committedDate: new Date() } } } };
    if (mutation) return { data: { [mutation]: { ref: { name: "" } } } };
    if (query.includes("fork: repository"))
      return { data: { fork: { id: "R_1" }, base: { ref: { target: { oid: head } } } } };
    const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(([, alias, sha]) => {
      const text = readFileSync(files.find((one) => one.sha === sha)?.file ?? "", "utf8");
      return [alias, { text, isTruncated: false }];
    });
    const author = { name: "Ada", email: "ada@example.com", user: null };
    const commit = { oid: head, message: "", author, committedDate: "2025-06-01T00:00:00Z" };
    const ref = { target: { oid: head, history: { nodes: [commit] } } };
    const commits = [...query.matchAll(/(commit_\d+): ref/g)].map(([, alias]) => [alias, ref]);
    return {
      data: {
        repository: {
          defaultBranchRef: { name: "main" },
          ref,
          pullRequests: { nodes: [], totalCount: 0 },
          ...Object.fromEntries([...texts, ...commits]),
        },
      },
    };
  }

  return { sent, tokens };
}
