import { z } from "zod";
import { Refusal } from "../http/refusal";

/** The header in which each host names the event. Gitea and Forgejo send the one of GitHub, too. */
const eventHeaders = ["x-github-event", "x-gitlab-event"];
const pushes: readonly string[] = ["push", "Push Hook"];

const name = z.string();
const repository = z.object({ default_branch: name.optional() }).optional().catch(undefined);

/** The fields that name the branch. All others are ignored: what has changed is found on the disk. */
const bodySchema = z.object({
  /** `refs/heads/<branch>` or `refs/tags/<tag>` (GitHub, GitLab, Gitea); other senders may write only the branch. */
  ref: name.optional(),
  repository,
  /** GitLab. */
  project: repository,
});

/** What a signed request asks for. */
export type Push =
  /** To look now. Whether a host says so, or somebody who has brought the files. */
  | { isFromHost: boolean }
  /** Nothing, and what its sender is told. */
  | { message: string };

/**
 * Reads what a request with a valid signature asks for. GitHub posts JSON, or JSON in the form field "payload". The content
 * type is ignored, because `curl -d` sends JSON with that of a form.
 * @param branch The branch that is published; default: the default branch that the push names, or any if it names none.
 * @throws Refusal 400 if the body is no JSON object.
 */
export function readPush({ headers }: Pick<Request, "headers">, body: string, branch?: string): Push {
  const event = eventHeaders.map((header) => headers.get(header)).find((value) => value !== null);
  if (event === "ping") return { message: "pong" };
  if (event && !pushes.includes(event)) return { message: `There is nothing to publish for "${event}".` };
  const json = parseJson(body) ?? parseJson(new URLSearchParams(body).get("payload") ?? "");
  const { data } = bodySchema.safeParse(json);
  if (!data) throw new Refusal(400, "Post the body of a push, or a JSON object.");
  const published = branch ?? data.repository?.default_branch ?? data.project?.default_branch;
  if (data.ref === undefined) return { isFromHost: event !== undefined };
  const ref = data.ref.startsWith("refs/") ? data.ref : `refs/heads/${data.ref}`;
  const isPublished = published === undefined ? ref.startsWith("refs/heads/") : ref === `refs/heads/${published}`;
  if (isPublished) return { isFromHost: event !== undefined };
  const what = published === undefined ? "branches are" : `"${published}" is`;
  return { message: `There is nothing to publish for "${ref}": only ${what} published.` };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
