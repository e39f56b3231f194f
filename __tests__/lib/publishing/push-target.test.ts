import { isOldPush, isPushWithoutFiles, reasonToSkip } from "@/lib/publishing/push-target";

const repository = { default_branch: "main" };

it.each([
  ["the default branch", { ref: "refs/heads/main", repository }, undefined],
  ["the branch that is set", { ref: "refs/heads/live", repository }, "live"],
  ["a branch with a slash", { ref: "refs/heads/site/live", repository }, "site/live"],
  ["any branch where none is named", { ref: "refs/heads/draft" }, undefined],
  ["what names no branch", { repository }, "main"],
  ["a branch that a tool of one's own names alone", { ref: "main" }, "main"],
])("publishes %s", (_, push, branch) => {
  expect(reasonToSkip(push, branch)).toBeUndefined();
});

it.each([
  [
    "another branch than the default",
    { ref: "refs/heads/draft", repository },
    undefined,
    /"draft": "main" is published/,
  ],
  ["the default, where another is set", { ref: "refs/heads/main", repository }, "live", /"main": "live" is published/],
  ["a branch that ends alike", { ref: "refs/heads/not/main", repository }, undefined, /"not\/main"/],
  ["a tag, though it is called as the branch is", { ref: "refs/tags/main", repository }, undefined, /is no branch/],
  ["a branch that was deleted", { ref: "refs/heads/main", deleted: true, repository }, undefined, /was deleted/],
])("publishes nothing for %s", (_, push, branch, reason) => {
  expect(reasonToSkip(push, branch)).toMatch(reason);
});

/** The fields of a push as Bitbucket Cloud and Data Center, and GitLab, write them. */
const cloud = (...changes: ({ type: string; name: string } | null)[]) => ({
  push: { changes: changes.map((change) => ({ new: change })) },
});
const server = (id: string, type = "UPDATE") => ({ changes: [{ type, ref: { id } }] });
const project = { default_branch: "main" };
const zeros = "0".repeat(40);

it.each([
  ["a branch of Bitbucket Cloud", cloud({ type: "branch", name: "main" }), "main"],
  ["one of several", cloud({ type: "branch", name: "draft" }, { type: "branch", name: "main" }), "main"],
  ["a branch of Bitbucket Data Center", server("refs/heads/main"), "main"],
  ["the default branch of GitLab", { ref: "refs/heads/main", after: "95790bf8", project }, undefined],
])("publishes %s", (_, push, branch) => {
  expect(reasonToSkip(push, branch)).toBeUndefined();
});

it.each([
  [
    "another branch of Bitbucket Cloud",
    cloud({ type: "branch", name: "draft" }),
    "main",
    /"draft": "main" is published/,
  ],
  ["a tag there", cloud({ type: "tag", name: "main" }), "main", /is no branch/],
  ["a branch deleted there", cloud(null), "main", /was deleted/],
  ["another branch of Bitbucket Data Center", server("refs/heads/draft"), "main", /"draft": "main"/],
  ["a branch deleted there", server("refs/heads/main", "DELETE"), "main", /was deleted/],
  ["another branch of GitLab", { ref: "refs/heads/draft", project }, undefined, /"draft": "main"/],
  ["a branch deleted at GitLab", { ref: "refs/heads/main", after: zeros, project }, undefined, /was deleted/],
])("publishes nothing for %s", (_, push, branch, reason) => {
  expect(reasonToSkip(push, branch)).toMatch(reason);
});

it("knows the pushes that name no files", () => {
  expect(isPushWithoutFiles(cloud(null))).toBe(true);
  expect(isPushWithoutFiles(server("refs/heads/main"))).toBe(true);
  expect(isPushWithoutFiles({ ref: "refs/heads/main" })).toBe(false);
});

it("calls a push old when its host would not send it again", () => {
  const now = Date.parse("2025-07-04T12:00:00Z");
  const pushedAt = (day: string) => ({ repository: { pushed_at: Date.parse(day) / 1000 } });
  expect(isOldPush(pushedAt("2025-07-01T12:00:01Z"), now)).toBe(false);
  expect(isOldPush(pushedAt("2025-07-01T11:59:59Z"), now)).toBe(true);
  // In other events of GitHub it is text; other hosts do not have it.
  expect(isOldPush({ repository: { pushed_at: "2011-01-26T19:06:43Z" } }, now)).toBe(false);
  expect(isOldPush({}, now)).toBe(false);
});
