import type { Post } from "@/lib/content/entry-types";
import { getOffers } from "@/lib/content/site/categories";
import type { RenderedBody } from "@/lib/text/body-types";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { routes } from "@/lib/util/routes";

/** The text of an article as its page shows it. */
export function postBody(post: Post): RenderedBody {
  const context = getRenderContext({ page: routes.post(post.slug), placement: "body", offers: getOffers(post) });
  return renderBody(post.body, context);
}
