import { z } from "zod";

const name = z.string();
const named = z.object({ default_branch: name.optional() }).optional().catch(undefined);

/** The fields of a push that name its branch and its time, of all hosts. Other fields are ignored. */
export const pushTargetFields = {
  /** `refs/heads/<branch>` or `refs/tags/<tag>` (GitHub, GitLab, Gitea); other senders may write only the branch. */
  ref: name.optional(),
  /** True when the branch was deleted (GitHub). */
  deleted: z.boolean().optional(),
  /** The commit to which the branch leads now; zeros when it was deleted (GitLab). */
  after: name.optional(),
  repository: z
    .object({ default_branch: name.optional(), pushed_at: z.union([z.number(), z.string()]).optional() })
    .optional()
    .catch(undefined),
  /** GitLab. */
  project: named,
  /** Bitbucket Cloud; `new` is null when the branch was deleted. */
  push: z
    .object({ changes: z.array(z.object({ new: z.object({ type: name, name }).nullish() })) })
    .optional()
    .catch(undefined),
  /** Bitbucket Data Center. */
  changes: z
    .array(z.object({ type: name.optional(), ref: z.object({ id: name }) }))
    .optional()
    .catch(undefined),
};

export type PushTarget = z.infer<z.ZodObject<typeof pushTargetFields>>;

/** A branch or tag that a push changes; `undefined` when it was deleted. */
type Target = string | undefined;

/** A push has no redelivery after so many days (GitHub, "Redelivering webhooks"), so an older one is a replay. */
const oldestPush = 3 * 86_400_000;

/** Whether a push says that it was made longer ago than its host would deliver it. Only GitHub says when. */
export function isOldPush({ repository }: PushTarget, now: number): boolean {
  const pushedAt = repository?.pushed_at;
  return typeof pushedAt === "number" && now - pushedAt * 1000 > oldestPush;
}

/** Whether this is a push that names no files: those of Bitbucket. What has changed is found on the disk. */
export function isPushWithoutFiles({ push, changes }: PushTarget): boolean {
  return push !== undefined || changes !== undefined;
}

/**
 * Why a push is not published, as a sentence for its sender; `undefined` if it is.
 * @param branch The branch that is published; default: the default branch that the push names, or any if it names none.
 */
export function reasonToSkip(push: PushTarget, branch?: string): string | undefined {
  const published = branch ?? push.repository?.default_branch ?? push.project?.default_branch;
  const reasons = targetsOf(push).map((target) => reasonFor(target, published));
  // A push to Bitbucket may change several branches; one that is published is enough.
  return reasons.includes(undefined) ? undefined : reasons[0];
}

function reasonFor(ref: Target, published: string | undefined): string | undefined {
  if (ref === undefined) return "There is nothing to refresh for a branch that was deleted.";
  const pushed = /^refs\/heads\/(.+)$/s.exec(ref)?.[1] ?? (ref.startsWith("refs/") ? undefined : ref);
  if (pushed === undefined) return `There is nothing to refresh for "${ref}", which is no branch.`;
  if (published === undefined || pushed === published) return undefined;
  return `There is nothing to refresh for the branch "${pushed}": "${published}" is published.`;
}

function targetsOf({ ref, deleted, after, push, changes }: PushTarget): Target[] {
  if (push)
    return push.changes.map(
      ({ new: now }) =>
        (now?.type === "branch" ? `refs/heads/${now.name}` : now && `refs/tags/${now.name}`) ?? undefined,
    );
  if (changes) return changes.map((one) => (one.type === "DELETE" ? undefined : one.ref.id));
  if (deleted || (after !== undefined && /^0+$/.test(after))) return [undefined];
  return ref === undefined ? [] : [ref];
}
