import { revalidatePath } from "next/cache";
import { prepareChange } from "@/lib/media/site-pictures";
import { prepareCards } from "@/lib/previews/prepare-cards";
import { changedCards } from "@/lib/previews/site-cards";
import { answerRevalidation } from "@/lib/publishing/answer-revalidation";
import { getEnv } from "@/lib/runtime/env";
import { logError } from "@/lib/runtime/log";

/** Takes the webhook that tells of changed content. */
export function POST(request: Request): Promise<Response> {
  const { revalidateSecret, publishBranch } = getEnv();
  return answerRevalidation(request, {
    secret: revalidateSecret,
    branch: publishBranch,
    refreshPath: (path) => revalidatePath(path),
    refreshRoute: (route) => revalidatePath(route, "page"),
    refreshEverything: () => revalidatePath("/", "layout"),
    // Not waited for: whoever asks for a picture earlier waits for that picture only.
    onChange: (before, after) =>
      void prepareChange(before, after)
        .then(() => prepareCards(changedCards(before, after)))
        .catch((error: unknown) => logError(`media: ${String(error)}`)),
  });
}
