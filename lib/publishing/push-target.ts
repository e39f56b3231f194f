import { z } from "zod";

/** What a push says about where it went (GitHub, "Webhook events and payloads", push). */
export const pushTargetFields = {
  /** `refs/heads/<branch>` or `refs/tags/<tag>`; a tool of one's own may name the branch alone. */
  ref: z.string().optional(),
  /** True when the branch was deleted. */
  deleted: z.boolean().optional(),
  repository: z.object({ default_branch: z.string().optional() }).optional().catch(undefined),
};

export type PushTarget = z.infer<z.ZodObject<typeof pushTargetFields>>;

/**
 * Why a push publishes nothing, in a sentence for whoever sent it; undefined when it does.
 * @param branch The branch that is published; without it, the repository's default branch, or any where the push names none.
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
