import { z } from "zod";

/** The fields of a push that name its branch (GitHub, "Webhook events and payloads", push). */
export const pushTargetFields = {
  /** `refs/heads/<branch>` or `refs/tags/<tag>`; other senders may write only the branch. */
  ref: z.string().optional(),
  /** True when the branch was deleted. */
  deleted: z.boolean().optional(),
  repository: z.object({ default_branch: z.string().optional() }).optional().catch(undefined),
};

export type PushTarget = z.infer<z.ZodObject<typeof pushTargetFields>>;

/**
 * Why a push is not published, as a sentence for its sender; `undefined` if it is.
 * @param branch The branch that is published; default: the default branch that the push names, or any if it names none.
 */
export function reasonToSkip({ ref, deleted, repository }: PushTarget, branch?: string): string | undefined {
  if (deleted) return "There is nothing to refresh for a branch that was deleted.";
  if (ref === undefined) return undefined;
  const pushed = /^refs\/heads\/(.+)$/s.exec(ref)?.[1] ?? (ref.startsWith("refs/") ? undefined : ref);
  if (pushed === undefined) return `There is nothing to refresh for "${ref}", which is no branch.`;
  const published = branch ?? repository?.default_branch ?? pushed;
  if (pushed === published) return undefined;
  return `There is nothing to refresh for the branch "${pushed}": "${published}" is published.`;
}
