import { reasonToSkip } from "@/lib/publishing/push-target";

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
