import { setTimeout as wait } from "node:timers/promises";
import { revalidatePath } from "next/cache";
import { prepareChange } from "@/lib/media/site-pictures";
import { metrics } from "@/lib/metrics/current-metrics";
import { prepareCards } from "@/lib/previews/prepare-cards";
import { changedCards } from "@/lib/previews/site-cards";
import { answerRevalidation } from "@/lib/publishing/answer-revalidation";
import { purgeCaches } from "@/lib/publishing/purge-hook";
import { getEnv } from "@/lib/runtime/env";
import { logError } from "@/lib/runtime/log";

/** Milliseconds after a publication that belong to its readers: pictures are encoded and cards drawn afterwards. */
const quietFor = 3_000;

/** Receives the webhook about changed content. */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret, publishBranch, purgeUrl, purgeToken, siteUrl } = getEnv();
  const end = metrics()?.publications.startTimer();
  const response = await answerRevalidation(request, {
    secret: revalidateSecret,
    branch: publishBranch,
    refreshPath: (path) => revalidatePath(path),
    refreshRoute: (route) => revalidatePath(route, "page"),
    refreshEverything: () => revalidatePath("/", "layout"),
    // Not awaited: the caches are told when all processes show the new text.
    onPublished: (purge) => {
      if (purgeUrl) void purgeCaches(purge, { url: purgeUrl, token: purgeToken, siteUrl });
    },
    // Not awaited: a reader who requests a picture earlier waits for that picture only.
    onChange: (before, after) =>
      void wait(quietFor, undefined, { ref: false })
        .then(() => prepareChange(before, after))
        .then(() => prepareCards(changedCards(before, after)))
        .catch((error: unknown) => logError(`media: ${String(error)}`)),
  });
  if (response.ok) {
    end?.();
    metrics()?.published.setToCurrentTime();
  }
  return response;
}
