import type { Site } from "../content/site/site";

declare const isSafe: unique symbol;

/** HTML that a page may show as it is. Only the renderers of lib/text make it, so a type error is a text that nobody has sanitised. */
export type SafeHtml = string & { readonly [isSafe]: true };

/** For renderers, of what they have sanitised or escaped. */
export function asSafeHtml(html: string): SafeHtml {
  return html as SafeHtml;
}

export type TocItem = {
  /** Anchor, without "#". */
  id: string;
  text: string;
};

export type AffiliateAttributes = { href: string; target: string; rel: string; [data: `data-${string}`]: string };

/** What rendering needs from outside the text. */
export type RenderContext = {
  /**
   * Attributes of the link to a partner, by the partner's slug; `undefined` where there is to be no link, such as to an
   * unknown partner. Links to partners are counted through a text, from 1.
   */
  affiliateAttributes: (partnerSlug: string, position: number) => AffiliateAttributes | undefined;
  /** Replaces `{{claim:…}}` by the claim; `undefined` if no part of the text may be shown. */
  resolveClaims: (text: string) => string | undefined;
  /** What most blocks show is of it. Without it, they are dropped. */
  site?: Site;
  /**
   * Address and size in pixels of a picture, by the name that the text uses. Without it, names are left as they are.
   */
  pictureOf?: (name: string) => { src: string; width: number; height: number } | undefined;
};

export type RenderedBody = {
  /** The whole text: both halves. */
  html: SafeHtml;
  /** The text split at half the number of its top-level elements. */
  halves: [first: SafeHtml, second: SafeHtml];
  /** One item for each second-level heading. */
  toc: TocItem[];
};
