import { contentRoot } from "@/lib/content/read/content-path";
import { formatDiagnostic } from "@/lib/content/read/diagnostics";
import { contentVersion } from "@/lib/content/site/content-version";
import { siteContent } from "@/lib/content/site/current-site";
import { settlePictures } from "@/lib/pictures/media-store";
import { handleRevalidation } from "@/lib/publish/handle-revalidation";
import { readPublisher } from "@/lib/publish/publisher-state";
import { getEnv } from "@/lib/runtime/env";

/** Receives the webhook about changed content. */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret, contentRepository, lookNowFile } = getEnv();
  return handleRevalidation(request, {
    secret: revalidateSecret,
    lookNowFile: contentRepository === undefined ? undefined : lookNowFile,
    lookNow,
  });
}

/**
 * Reads the content at once, so that every page that is asked for from now on shows it. Other processes find the change
 * within a second by themselves.
 * @returns The version of the content that readers see now, why they do not see the files as they are on disk, if they do not, and
 * what the puller did last.
 */
function lookNow(): object {
  const site = siteContent().scan();
  settlePictures(site);
  const diagnostics = siteContent()
    .problems()
    .map((one) => formatDiagnostic(one, contentRoot()));
  return { content: contentVersion(site), diagnostics, publisher: readPublisher() ?? null };
}
