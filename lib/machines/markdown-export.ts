import { entryAddress } from "../addresses/page-addresses";
import { getSiteTexts } from "../content/site/documents";
import { getOffers, getPost, getReview } from "../content/site/entries";
import type { Site } from "../content/site/site";
import { exportBody } from "../text/export-body";
import { getRenderContext } from "../text/render-context";
import { routes } from "../util/routes";
import { sampleNotes } from "../util/sample";
import { answerText } from "./answer-text";
import { absoluteUrl } from "./metadata/page-metadata";

/** Answers with a published article or review as markdown; 404 for anything else. */
export function answerMarkdown(site: Site, request: Request, folder: string, slug: string): Response {
  const entry = folder === "blog" ? getPost(site, slug) : folder === "reviews" ? getReview(site, slug) : undefined;
  if (!entry)
    return new Response("There is no such text.\n", { status: 404, headers: { "cache-control": "no-store" } });
  const isReview = "product" in entry;
  const page = entryAddress(isReview ? "reviews" : "blog", slug);
  const url = absoluteUrl(page);
  const offers = isReview ? entry.offers : getOffers(site, entry);
  const title = entry.title.replace(/[\\`*_~[\]<>&#|]/g, "\\$&");
  // What a reader has to know of any text that links to partners, or that is a sample.
  const notes = [offers !== "none" && getSiteTexts(site).shortDisclosure, entry.sample && sampleNotes.entry];
  const head = [`# ${title}\n\n[Facts, sources and corrections](${url})`, ...notes.filter(Boolean)].join("\n");
  const context = getRenderContext(site, { page, placement: "markdown", offers });
  const render = () => `${head}\n\n${exportBody(entry.body, context, url)}`;
  // The page is what search engines should list.
  const headers = { "x-robots-tag": "noindex", link: `<${url}>; rel="canonical"` };
  return answerText(site, request, { path: routes.markdown(page), contentType: "text/markdown", headers, render });
}
