import { HttpResponse, http } from "msw";
import { reportStatus, type Status } from "../../../scripts/publish/report-status";
import { server } from "../../helpers/msw";

const commit = "c".repeat(40);
const status: Status = {
  repository: "https://ada:word@git.example/almanac/content.git",
  token: "a-token",
  commit,
  problem: null,
  siteUrl: "https://almanac.example",
};

type Told = { url: string; headers: Headers; body: unknown };

function listen(answer = 201): Told[] {
  const told: Told[] = [];
  server.use(
    http.post(/./, async ({ request }) => {
      told.push({ url: request.url, headers: request.headers, body: await request.json() });
      return new HttpResponse(null, { status: answer });
    }),
  );
  return told;
}

it.each([
  ["https://github.com/almanac/content.git", `https://api.github.com/repos/almanac/content/statuses/${commit}`],
  ["git@github.com:almanac/content.git", `https://api.github.com/repos/almanac/content/statuses/${commit}`],
  ["https://github.lark.example/a/b", `https://github.lark.example/api/v3/repos/a/b/statuses/${commit}`],
  ["https://gitlab.com/a/b/c.git", `https://gitlab.com/api/v4/projects/a%2Fb%2Fc/statuses/${commit}`],
  ["ssh://git@git.example:2222/a/b.git", `https://git.example/api/v1/repos/a/b/statuses/${commit}`],
  [status.repository, `https://git.example/api/v1/repos/almanac/content/statuses/${commit}`],
])("a status of a commit of %s goes to %s", async (repository, url) => {
  const told = listen();
  expect(await reportStatus({ ...status, repository })).toBeUndefined();
  expect(told.map((one) => one.url)).toEqual([url]);
});

it("each kind of host is told in its own words, with the token as it takes it", async () => {
  const told = listen();
  const wrong = `blog/a.md: ${"wrong ".repeat(40)}`;
  await reportStatus({ ...status, repository: "https://github.com/a/b.git" });
  await reportStatus({ ...status, repository: "https://gitlab.com/a/b.git", problem: wrong });
  await reportStatus({ ...status, problem: wrong });
  const [github, gitlab, gitea] = told;
  expect(github?.headers.get("authorization")).toBe("Bearer a-token");
  expect(gitlab?.headers.get("private-token")).toBe("a-token");
  expect(gitea?.headers.get("authorization")).toBe("token a-token");
  const common = { context: "companion-almanac", target_url: "https://almanac.example" };
  expect(github?.body).toEqual({ ...common, state: "success", description: "Readers see it." });
  expect(gitlab?.body).toMatchObject({ state: "failed", description: expect.stringMatching(/^blog\/a\.md.{131}$/) });
  expect(gitea?.body).toMatchObject({ state: "failure" });
});

it("what a host refuses is said, without the token or the password of the address", async () => {
  listen(403);
  const said = await reportStatus(status);
  expect(said).toMatch(/^https:\/\/git\.example\/.* answered 403/);
  expect(said).not.toMatch(/word|a-token/);
  expect(await reportStatus({ ...status, repository: "/srv/content.git" })).toMatch(/names no host/);
});
