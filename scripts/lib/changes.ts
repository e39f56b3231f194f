import { execFileSync } from "node:child_process";

/** The tests to run for a set of changed files. */
export type Scope = {
  /** Unit and component tests: all of them, or those whose imports lead to a changed file. */
  unit: "all" | "related";
  /** The audits of content/. */
  content: boolean;
  /** Builds and browser tests: all, only the changed specs, or none. */
  browser: "all" | "changed" | "none";
};

export const everything: Scope = { unit: "all", content: true, browser: "all" };

/** Files that no import leads to and that all tests depend on: settings of the project, and the fixture site. */
const forAll = /^([^/]+\.(json|js|ts|mjs)|__tests__\/(fixtures|helpers)\/.*)$/;
const ofSite = /^(app|components|lib|public)\//;

/** The tests to run for these files. @param files Paths from the root of the project. */
export function getScope(files: readonly string[]): Scope {
  if (files.some((file) => forAll.test(file))) return everything;
  const some = (pattern: RegExp) => files.some((file) => pattern.test(file));
  return {
    unit: "related",
    content: some(/^(content|lib|__tests__\/content)\//),
    browser: some(ofSite) ? "all" : some(/^__tests__\/e2e\//) ? "changed" : "none",
  };
}

/**
 * The files that differ from the commit at which this branch left `main`, committed or not, and that commit. Without a
 * branch `main`, the files that differ from the last commit.
 */
export function readChanges(): { since: string; files: string[] } {
  const since = findBase();
  const changed = git("diff", "--name-only", since);
  const added = git("ls-files", "--others", "--exclude-standard");
  return { since, files: [...changed, ...added] };
}

function findBase(): string {
  try {
    return git("merge-base", "HEAD", "main")[0] ?? "HEAD";
  } catch {
    return "HEAD";
  }
}

/** The lines that git prints. */
function git(...args: string[]): string[] {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);
}
