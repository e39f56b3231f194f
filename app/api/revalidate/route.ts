import { currentSite, whenContentIsKept } from "@/lib/content/site/current-site";
import type { Library } from "@/lib/content/site/library";
import { metrics } from "@/lib/metrics/current-metrics";
import { prepareCards } from "@/lib/pictures/previews/prepare-cards";
import { changedCards } from "@/lib/pictures/previews/site-cards";
import { prepareChange } from "@/lib/pictures/site-pictures";
import { answerRevalidation } from "@/lib/publish/answer-revalidation";
import { lookNow } from "@/lib/publish/look-now";
import { prepareWhenQuiet } from "@/lib/publish/prepare-when-quiet";
import { readPublisher } from "@/lib/publish/publisher-state";
import { getEnv } from "@/lib/runtime/env";
import { logError } from "@/lib/runtime/log";

/** Receives the webhook about changed content. */
export async function POST(request: Request): Promise<Response> {
  const env = getEnv();
  return answerRevalidation(request, {
    secrets: env.revalidateSecrets,
    branch: env.publishBranch,
    lookNowFile: env.contentRepository === undefined ? undefined : env.lookNowFile,
    lookNow: publish,
  });
}

async function publish(): Promise<object> {
  const end = metrics()?.publications.startTimer();
  const published = lookNow((before) => {
    // Not awaited: a reader who asks for a picture earlier waits for that picture only.
    prepareWhenQuiet(before, (first) => void prepare(first));
  });
  end?.();
  // Who is told that it is published may restart the process at once.
  await whenContentIsKept();
  return { ...published, publisher: readPublisher() ?? null };
}

/** Encodes the pictures and draws the cards that have changed. */
async function prepare(before: Library): Promise<void> {
  const site = currentSite();
  try {
    await prepareChange(site, before);
    await prepareCards(site, changedCards(site, before));
  } catch (error) {
    logError(`media: ${String(error)}`);
  }
}
