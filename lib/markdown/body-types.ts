export type TocItem = { /** Anchor without "#". */ id: string; text: string };

export type AffiliateAttributes = { href: string; target: string; rel: string; [data: `data-${string}`]: string };

/** What a text needs from outside to be rendered. */
export type RenderContext = {
  /** Attributes of the link to a partner, by the partner's slug; `undefined` for a partner that is not there. */
  affiliateAttributes: (partnerSlug: string) => AffiliateAttributes | undefined;
  /** Fills in the quotes of claims, or takes out what may not be shown. */
  resolveClaims: (text: string) => string | undefined;
  /** The picture that a text names, with its size in pixels; without it pictures keep their names. */
  pictureOf?: (name: string) => { src: string; width: number; height: number } | undefined;
};

export type RenderedBody = {
  /** Both halves together. */
  html: string;
  /** The text in two parts, split at half the number of its top-level elements (docs/product.md, section 9). */
  halves: [first: string, second: string];
  /** One item for each second-level heading. */
  toc: TocItem[];
};
