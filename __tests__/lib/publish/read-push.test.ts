import { Refusal } from "@/lib/http/refusal";
import { readPush } from "@/lib/publish/read-push";

const repository = { default_branch: "main" };
const look = { isFromHost: true };

/** Reads a push of a host that names its branch only in the body. */
function read(body: unknown, branch?: string, headers: Record<string, string> = { "x-github-event": "push" }) {
  return readPush({ headers: new Headers(headers) }, typeof body === "string" ? body : JSON.stringify(body), branch);
}

const project = { default_branch: "main" };

it.each([
  ["the default branch", { ref: "refs/heads/main", repository }, undefined],
  ["the branch that is set", { ref: "refs/heads/live", repository }, "live"],
  ["a branch with a slash", { ref: "refs/heads/site/live", repository }, "site/live"],
  ["any branch where none is named", { ref: "refs/heads/draft" }, undefined],
  ["what names no branch", { repository }, "main"],
  ["a branch without what git writes before it", { ref: "main" }, "main"],
  ["the default branch of GitLab", { ref: "refs/heads/main", project }, undefined],
  ["a repository that is described in other words", { ref: "refs/heads/main", repository: "main" }, "main"],
])("publishes %s", (_, push, branch) => {
  expect(read(push, branch)).toEqual(look);
});

it.each([
  ["another branch than the default", { ref: "refs/heads/draft", repository }, undefined, /"main" is published/],
  ["the default, where another is set", { ref: "refs/heads/main", repository }, "live", /"live" is published/],
  ["a branch that ends alike", { ref: "refs/heads/not/main", repository }, undefined, /not\/main/],
  ["a tag, though it is called as the branch is", { ref: "refs/tags/main", repository }, undefined, /refs\/tags\/main/],
  ["a tag where no branch is named", { ref: "refs/tags/main" }, undefined, /only branches are published/],
  ["another branch of GitLab", { ref: "refs/heads/draft", project }, undefined, /"main" is published/],
])("publishes nothing for %s, and says why", (_, push, branch, reason) => {
  expect(read(push, branch)).toEqual({ message: expect.stringMatching(reason) });
});

it.each([
  [{ "x-github-event": "ping" }, "pong"],
  [{ "x-github-event": "issues" }, 'There is nothing to publish for "issues".'],
  [{ "x-gitlab-event": "Note Hook" }, 'There is nothing to publish for "Note Hook".'],
])("publishes nothing for %j, whatever the body", (headers, message) => {
  expect(read("zen", "main", headers)).toEqual({ message });
});

it.each<Record<string, string>>([
  { "x-gitlab-event": "Push Hook" },
  { "x-gitea-event": "push", "x-github-event": "push" },
])("knows the push of a host by %j", (headers) => {
  expect(read({}, undefined, headers)).toEqual(look);
});

it.each(["{}", '{"files":["content/blog/a.md"]}', '{"paths":["/blog/a"]}', '{"files":"what it is does not matter"}'])(
  "takes %s of somebody who has brought the files",
  (body) => {
    expect(read(body, "main", {})).toEqual({ isFromHost: false });
  },
);

it("reads the form that GitHub posts unless it is told otherwise, and JSON that curl calls a form", () => {
  const payload = JSON.stringify({ ref: "refs/heads/a&b=c", repository });
  expect(read(new URLSearchParams({ payload }).toString(), "a&b=c")).toEqual(look);
  expect(read(JSON.stringify({ note: "a=b&payload={}" }), undefined, {})).toEqual({ isFromHost: false });
});

it.each(["", "{", "null", "[]", '"/blog"', '{"ref":1}', "payload=%7B", "other=1"])("refuses %s", (body) => {
  expect(() => read(body)).toThrow(Refusal);
});
