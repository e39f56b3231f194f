import { getReason } from "../../lib/util/reason-of";

/** The interfaces for statuses of commits that are known. Forgejo and Codeberg have that of Gitea. */
const statusHosts = ["github", "gitlab", "gitea"] as const;

type StatusHost = (typeof statusHosts)[number];

export type Status = {
  /** Address of the repository, as git has it. */
  repository: string;
  /** Token of the host that may write statuses of commits. */
  token: string;
  commit: string;
  /** Why it was not made live; `null` if it is live. */
  problem: string | null;
  /** Origin of the site, to which the status leads. */
  siteUrl: string;
};

/** The name under which editors see it beside the commit. */
const context = "companion-almanac";

/** Hosts take no longer descriptions. */
const longest = 140;

/**
 * Tells the host of the repository whether a commit is live, so that editors see the answer of the check where they have pushed.
 * @returns What went wrong; `undefined` if the host has taken it. Never rejects.
 */
export async function reportStatus(status: Status): Promise<string | undefined> {
  const target = findTarget(status);
  if (!target)
    return `CONTENT_REPOSITORY names no host to which a status could be sent, so none was sent for ${status.commit.slice(0, 10)}.`;
  try {
    const answer = await fetch(target.url, {
      method: "POST",
      headers: { "content-type": "application/json", ...target.headers },
      body: JSON.stringify(target.body),
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok ? undefined : `${target.url} answered ${answer.status} to the status of the commit.`;
  } catch (error) {
    return `${target.url} could not be told about the commit: ${getReason(error)}`;
  }
}

function findTarget({ repository, token, commit, problem, siteUrl }: Status) {
  // https://git.example/owner/name.git, ssh://git@git.example:22/owner/name.git and git@git.example:owner/name.git.
  const pattern = /^(?:(\w+):\/\/)?(?:[^@/]*@)?([^:/]+)(:\d+)?[:/](.+?)(?:\.git)?\/?$/;
  const [, protocol = "ssh", name = "", port = "", path = ""] = pattern.exec(repository) ?? [];
  if (!name.includes(".") || !path.includes("/")) return undefined;
  const scheme = protocol === "http" ? "http" : "https";
  // The port of another protocol says nothing of the interface.
  const host = protocol.startsWith("http") ? name + port : name;
  const description = (problem ?? "Readers see it.").slice(0, longest);
  const state = problem === null ? "success" : "failure";
  const body = { state, context, description, target_url: siteUrl };
  const bearer = { authorization: `Bearer ${token}` };
  switch (kindOf(host)) {
    case "github": {
      const api = host === "github.com" ? "https://api.github.com" : `${scheme}://${host}/api/v3`;
      return { url: `${api}/repos/${path}/statuses/${commit}`, headers: bearer, body };
    }
    case "gitlab": {
      const url = `${scheme}://${host}/api/v4/projects/${encodeURIComponent(path)}/statuses/${commit}`;
      return {
        url,
        headers: { "private-token": token },
        body: { ...body, state: problem === null ? "success" : "failed" },
      };
    }
    default: {
      const url = `${scheme}://${host}/api/v1/repos/${path}/statuses/${commit}`;
      return { url, headers: { authorization: `token ${token}` }, body };
    }
  }
}

/** By the name of the host: one that names none of them is taken for a Gitea or Forgejo. */
function kindOf(host: string): StatusHost {
  return statusHosts.find((kind) => host.includes(kind)) ?? "gitea";
}
