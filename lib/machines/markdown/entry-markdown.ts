import type { RootContent } from "mdast";
import type { ListedCorrection } from "../../apps/corrections";
import type { Post, Review } from "../../content/entry-types";
import { getAuthor } from "../../content/snapshot/authors";
import { getSite } from "../../content/snapshot/site-document";
import { bullets, heading, paragraph, quote, section, type Words } from "../../text/markdown-nodes";
import { portableBody } from "../../text/portable-body";
import { getRenderContext } from "../../text/render-context";
import { formatDate } from "../../util/date";
import { routes } from "../../util/routes";
import { nameWithSample, sampleNotes } from "../../util/sample";
import { absoluteUrl } from "../metadata/page-metadata";

/** The beginning of markdown: title, address, author, days and disclosure, which a text without offers does not need, and the excerpt. */
export function markdownHead(entry: Post | Review, path: string, offers?: "none"): RootContent[] {
  const { title, excerpt, date, updated, category, sample } = entry;
  const author = getAuthor(entry.author);
  const { name, shortDisclosure } = getSite();
  const by: Words[] = author
    ? [
        "By ",
        { text: nameWithSample(author.name, author.sample), href: absoluteUrl(routes.author(author.slug)) },
        `, ${author.role}`,
      ]
    : [`By ${name}`];
  const disclosure = [
    `${shortDisclosure} `,
    { text: "How we are paid", href: absoluteUrl(routes.affiliateDisclosure()) },
    " ",
    { text: "How we know", href: absoluteUrl(routes.howWeKnow()) },
  ];
  return [
    heading(1, title),
    ...bullets([
      by,
      [`Published ${formatDate(date)}${updated ? `, updated ${formatDate(updated)}` : ""}, in ${category}`],
      ["The page: ", { text: absoluteUrl(path), href: absoluteUrl(path) }],
      ...(offers === "none" ? [] : [disclosure]),
      ...(sample ? [[sampleNotes.entry]] : []),
    ]),
    quote([paragraph(excerpt)]),
  ];
}

/** Markdown of an entry, or of a field of it, with quotes filled in and whole addresses. */
export function markdownText(markdown: string, path: string, offers?: "none"): RootContent[] {
  return portableBody(markdown, {
    ...getRenderContext({ page: path, placement: "markdown", offers }),
    toAbsolute: absoluteUrl,
    page: path,
  });
}

export function markdownCorrections(corrections: readonly ListedCorrection[]): RootContent[] {
  const items = corrections.map(({ date, what, was }) => [`${formatDate(date)}: ${what} Previously: ${was}`]);
  return section("Corrections", bullets(items));
}

/** What an entry rests on, elsewhere. */
export function markdownSources({ sources }: Post | Review): RootContent[] {
  const items = sources.map(({ title, by, url, checkedOn }): Words[] => [
    { text: title, href: url },
    `, ${by}${checkedOn ? `, checked ${formatDate(checkedOn)}` : " (not checked by an editor yet)"}`,
  ]);
  return section("Sources", bullets(items));
}
