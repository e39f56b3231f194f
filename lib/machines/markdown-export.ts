import { entryAddress } from "../addresses/page-addresses";
import type { Post, Review } from "../content/entry-types";
import { getSiteTexts } from "../content/site/documents";
import { getAuthor, getOffers, getPost, getReview } from "../content/site/entries";
import type { Site } from "../content/site/site";
import { exportBody, linked, text, writeMarkdown } from "../text/export-body";
import { getRenderContext } from "../text/render-context";
import { formatDate } from "../util/date";
import { routes } from "../util/routes";
import { nameWithSample, sampleNotes } from "../util/sample";
import { answerText } from "./answer-text";
import { absoluteUrl } from "./metadata/page-metadata";

/** Answers with a published article or review as markdown; 404 for anything else. */
export function answerMarkdown(site: Site, request: Request, folder: string, slug: string): Response {
  const isKnown = folder === "reviews" || folder === "blog";
  const answer = isKnown ? answerText(site, request, describeText(site, folder, slug)) : undefined;
  return answer ?? new Response("There is no such text.\n", { status: 404, headers: { "cache-control": "no-store" } });
}

function describeText(site: Site, folder: "reviews" | "blog", slug: string) {
  const page = entryAddress(folder, slug);
  return {
    path: routes.markdown(page),
    contentType: "text/markdown",
    // The page is what search engines should list.
    headers: { "x-robots-tag": "noindex", link: `<${absoluteUrl(page)}>; rel="canonical"` },
    render: () => writeEntry(site, folder, slug),
  };
}

function writeEntry(site: Site, folder: "reviews" | "blog", slug: string): string | undefined {
  const entry = folder === "blog" ? getPost(site, slug) : getReview(site, slug);
  if (!entry) return undefined;
  const page = entryAddress(folder, slug);
  const offers = "product" in entry ? entry.offers : getOffers(site, entry);
  const context = getRenderContext(site, { page, placement: "markdown", offers });
  return writeMarkdown([
    { type: "heading", depth: 1, children: [text(entry.title)] },
    ...getHead(site, entry, absoluteUrl(page), offers),
    ...exportBody(entry.body, context, absoluteUrl(page)),
  ]);
}

/** Author, day and page; the disclosure, which a text without offers does not need; whether it is a sample. */
function getHead(site: Site, { author: slug, date, updated, sample }: Post | Review, page: string, offers?: "none") {
  const author = getAuthor(site, slug);
  const name = author ? nameWithSample(author.name, author.sample) : getSiteTexts(site).name;
  const days = `${formatDate(date)}${updated ? `, updated ${formatDate(updated)}` : ""}`;
  const disclosure = [
    text(`${getSiteTexts(site).shortDisclosure} `),
    linked("How we are paid", absoluteUrl(routes.affiliateDisclosure())),
  ];
  return [
    [text(`By ${name}, ${days}. Facts, sources and corrections are on `), linked("the page", page), text(".")],
    ...(offers === "none" ? [] : [disclosure]),
    ...(sample ? [[text(sampleNotes.entry)]] : []),
  ].map((children) => ({ type: "paragraph" as const, children }));
}
