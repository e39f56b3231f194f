/** The header in which each host names the event. Gitea and Forgejo send the one of GitHub, too. */
const headers = ["x-github-event", "x-gitea-event", "x-forgejo-event", "x-gitlab-event", "x-event-key"];

const pushes: ReadonlySet<string> = new Set(["push", "Push Hook", "repo:push", "repo:refs_changed"]);
const pings: ReadonlySet<string> = new Set(["ping", "diagnostics:ping"]);

/** What a host tells: a push, a test of the connection, or something else by its own name. Without a header it is a push. */
export function eventOf(request: Pick<Request, "headers">): string {
  const name = headers.map((header) => request.headers.get(header)).find((value) => value !== null) ?? "push";
  return pushes.has(name) ? "push" : pings.has(name) ? "ping" : name;
}
