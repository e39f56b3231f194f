import { answerPicture, missing } from "../answer-picture";
import { fileOfCard, readOrDraw } from "./prepare-cards";
import type { PreviewFile } from "./preview-card";
import { readCard } from "./preview-store";
import { findCard } from "./site-cards";

/** The picture of pages without a card; `npm run studio -- brand` draws it. */
const sitePicture = "/images/og/site.png";

/**
 * Answers GET and HEAD of a card's address. Only the current version is ever drawn. An earlier version is answered while it
 * is stored, and redirects to the current one afterwards, because posts on other sites go on naming it. The card of a page
 * that no longer exists answers 404.
 */
export async function answerPreview(request: Request, asked: PreviewFile): Promise<Response> {
  const card = findCard(asked.kind, asked.slug);
  const current = card && fileOfCard(card);
  if (!card || !current) return missing();
  const isCurrent = current.digest === asked.digest;
  const read = () => (isCurrent ? readOrDraw(card, current) : readCard(asked));
  return (
    (await answerPicture(request, asked.file, read)) ?? redirect(isCurrent ? sitePicture : `/media/${current.file}`)
  );
}

function redirect(location: string): Response {
  const headers = { location, "cache-control": "public, max-age=0, s-maxage=60" };
  return new Response(null, { status: 307, headers });
}
