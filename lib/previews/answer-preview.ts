import { answerPicture, missing } from "../media/answer-picture";
import { fileOfCard, readOrDraw } from "./prepare-cards";
import type { PreviewFile } from "./preview-card";
import { readCard } from "./preview-store";
import { findCard } from "./site-cards";

/** The picture of pages that have none of their own; `npm run brand` draws it. */
const sitePicture = "/images/og/site.png";

/**
 * Answers GET and HEAD of a card's address. Only the present version is ever drawn. An earlier one is answered while it is
 * kept, and afterwards leads to the present one: posts elsewhere name it for as long as they stand. A page that is gone has no card.
 */
export async function answerPreview(request: Request, asked: PreviewFile): Promise<Response> {
  const card = findCard(asked.kind, asked.slug);
  const present = card && fileOfCard(card);
  if (!card || !present) return missing();
  const isPresent = present.digest === asked.digest;
  const read = () => (isPresent ? readOrDraw(card, present) : readCard(asked));
  return (await answerPicture(request, asked.file, read)) ?? lead(isPresent ? sitePicture : `/media/${present.file}`);
}

function lead(location: string): Response {
  const headers = { location, "cache-control": "public, max-age=0, s-maxage=60" };
  return new Response(null, { status: 307, headers });
}
