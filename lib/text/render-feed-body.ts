import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { RenderContext } from "./body-types";
import { buildPlainCosts } from "./build-costs";
import { buildPlainHelplines } from "./build-helplines";
import { buildPlainRanking } from "./build-ranking";
import { rehypeCalculators } from "./rehype-calculators";
import { rehypeHelplines } from "./rehype-helplines";
import { rehypeLinks } from "./rehype-links";
import { rehypePictures } from "./rehype-pictures";
import { rehypePlain } from "./rehype-plain";
import { rehypeRankings } from "./rehype-rankings";
import { remarkClaims } from "./remark-claims";
import { sanitizeSchema } from "./render-body";

/**
 * Renders the body of an article or review for feeds: the safe HTML of its page, without what needs the site's styles
 * and scripts.
 */
export function renderFeedBody(markdown: string, context: RenderContext): string {
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkClaims, context.resolveClaims)
    .use(remarkRehype)
    .use(rehypeSanitize, sanitizeSchema)
    .use(rehypeLinks, context.affiliateAttributes)
    .use(rehypePictures, context.pictureOf)
    .use(rehypeCalculators, context.costsOf, buildPlainCosts)
    .use(rehypeHelplines, context.helplinesOf, buildPlainHelplines)
    .use(rehypeRankings, context.rankingOf, buildPlainRanking)
    .use(rehypePlain)
    .use(rehypeStringify)
    .processSync(markdown);
  return String(html);
}
