import type { Root } from "hast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { RenderContext, RenderedBody } from "./body-types";
import { buildCosts } from "./build-costs";
import { buildHelplines } from "./build-helplines";
import { buildRanking } from "./build-ranking";
import { plainParagraphs } from "./plain-paragraphs";
import { rehypeCalculators } from "./rehype-calculators";
import { rehypeCharts } from "./rehype-charts";
import { rehypeChecklists } from "./rehype-checklists";
import { rehypeHelplines } from "./rehype-helplines";
import { rehypeLinks } from "./rehype-links";
import { rehypePictures } from "./rehype-pictures";
import { type BodyPlace, rehypePlace } from "./rehype-place";
import { rehypeRankings } from "./rehype-rankings";
import { rehypeStorage } from "./rehype-storage";
import { rehypeTables } from "./rehype-tables";
import { remarkClaims } from "./remark-claims";
import { splitHalves } from "./split-halves";
import { findTextLimits } from "./text-limits";
import { buildToc } from "./toc";

/** GitHub's rules, plus `partner:` links, which rehypeLinks replaces. Raw HTML is dropped before, by remark-rehype. */
export const sanitizeSchema = {
  ...defaultSchema,
  // remark-rehype has already prefixed the ids of footnotes; a second prefix would break their links.
  clobberPrefix: "",
  protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto", "partner"] },
};

/** Sanitising comes before heading ids, which it would prefix, and before charts and calculators, which it would strip. */
function createProcessor(context: RenderContext, place: BodyPlace) {
  const { idPrefix = "" } = place;
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkClaims, context.resolveClaims)
    .use(remarkRehype, { clobberPrefix: `${idPrefix}user-content-` })
    .use(rehypeSanitize, sanitizeSchema)
    .use(rehypeSlug, { prefix: idPrefix })
    .use(rehypePlace, place)
    .use(rehypeLinks, context.affiliateAttributes)
    .use(rehypePictures, context.pictureOf)
    .use(rehypeCharts)
    .use(rehypeCalculators, context.costsOf, buildCosts)
    .use(rehypeStorage)
    .use(rehypeHelplines, context.helplinesOf, buildHelplines)
    .use(rehypeRankings, context.rankingOf, buildRanking)
    .use(rehypeChecklists)
    .use(rehypeTables)
    .use(rehypeStringify)
    .freeze();
}

/**
 * Renders the body of an article or review as safe HTML. A text beyond the limits becomes plain paragraphs, because
 * parsing it might take minutes or overflow the stack. Never throws.
 */
export function renderBody(markdown: string, context: RenderContext, place: BodyPlace = {}): RenderedBody {
  if (findTextLimits(markdown).length > 0) return plainBody(markdown, context);
  const processor = createProcessor(context, place);
  const tree = processor.runSync(processor.parse(markdown)) as Root;
  const [first, second] = splitHalves(tree);
  const halves: [string, string] = [processor.stringify(first), processor.stringify(second)];
  return { html: halves.join("\n"), halves, toc: buildToc(tree) };
}

function plainBody(markdown: string, { resolveClaims }: RenderContext): RenderedBody {
  const html = plainParagraphs(markdown, resolveClaims);
  return { html, halves: [html, ""], toc: [] };
}
