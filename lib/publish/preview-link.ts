import { createHmac } from "node:crypto";
import type { Post, RankedReview } from "../content/entry-types";
import { isoDate, slug } from "../content/schemas/fields";
import type { Site } from "../content/site/site";
import { postOf, rankingBySlug, reviewOf } from "../content/site/site";
import { isSameSecret } from "../util/digest";
import { routes } from "../util/routes";

/** Folders whose entries can be shown before readers see them. */
export const previewFolders = ["blog", "reviews"] as const;

export type PreviewFolder = (typeof previewFolders)[number];

/** What a preview link shows, and to whom. */
export type Preview = {
  folder: PreviewFolder;
  slug: string;
  /** The last day on which the link works, in UTC, as `2025-06-28`. */
  until: string;
  /** What the editor says about it, at most 300 characters; empty for nothing. */
  note: string;
  /** The day as which the entry is shown, as `2026-12-24`; absent for today. */
  on?: string | undefined;
};

/** The longest note, in characters. */
export const longestNote = 300;

/**
 * The address of a preview, without the host. Whoever has it sees this entry until that day:
 * the site has no accounts, and a link is what people send to each other.
 */
export function signPreview(preview: Preview, secret: string): string {
  const { folder, slug: name, until, note, on } = preview;
  const rest = { ...(note ? { note } : {}), ...(on ? { on } : {}) };
  const query = new URLSearchParams({ until, ...rest, signature: getSignature(preview, secret) });
  return `${routes.preview(folder, name)}?${query}`;
}

/**
 * Reads a preview link. @param day Today as `2025-06-28`.
 * @param secrets The link may be signed with any of them.
 * @returns `undefined` for another address, a wrong signature, or after the last day.
 */
export function readPreview(address: Pick<URL, "pathname" | "searchParams">, secrets: readonly string[], day: string) {
  const [, folder, name = ""] = /^\/preview\/(blog|reviews)\/([^/]+)$/.exec(address.pathname) ?? [];
  if (!folder || !slug.safeParse(name).success) return undefined;
  const [until = "", note = "", on = "", signature = ""] = ["until", "note", "on", "signature"].map(
    (key) => address.searchParams.get(key) ?? "",
  );
  if (!signature || [until, ...(on ? [on] : [])].some((one) => !isoDate.safeParse(one).success)) return undefined;
  if (until < day) return undefined;
  const preview: Preview = { folder: folder as PreviewFolder, slug: name, until, note, ...(on ? { on } : {}) };
  return secrets.some((secret) => isSameSecret(signature, getSignature(preview, secret))) ? preview : undefined;
}

/** Signs all parts, so that none can be changed. As a list, because a note may contain any separator. */
function getSignature({ folder, slug: name, until, note, on }: Preview, secret: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["preview", folder, name, until, note, ...(on ? [on] : [])]))
    .digest("base64url");
}

/** An entry as a preview shows it, published or not. A review that is not published has no rank. */
export type PreviewedEntry =
  | { folder: "blog"; post: Post; state: string }
  | { folder: "reviews"; review: RankedReview; state: string };

/** The entry that a preview shows; `undefined` if there is none. */
export function previewedEntry({ folder, slug }: Preview, site: Site): PreviewedEntry | undefined {
  const { blog, reviews } = site.library.collections;
  if (folder === "blog") {
    const entry = blog.find((one) => one.slug === slug);
    return entry && { folder, post: postOf(entry), state: getState(entry.data, site.day) };
  }
  const entry = reviews.find((one) => one.slug === slug);
  if (!entry) return undefined;
  const rank = rankingBySlug(site).get(slug)?.rank;
  return { folder, review: { ...reviewOf(site, entry), rank }, state: getState(entry.data, site.day) };
}

/** Whether readers see an entry: "draft", "scheduled for 2025-06-28" or "published". */
function getState({ draft, date }: { draft: boolean; date: string }, day: string): string {
  if (draft) return "draft";
  return date > day ? `scheduled for ${date}` : "published";
}
