import type { ReactNode } from "react";
import { NewsletterForm } from "@/components/forms/newsletter-form";
import { BannerStrip } from "@/components/layout/banner-strip";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { ExitOffer } from "@/components/offer/exit-offer";
import { matchPages } from "@/lib/addresses/page-addresses";
import { currentSite } from "@/lib/content/site/current-site";
import { frameView } from "./frame";

type SiteLayoutProps = {
  children: ReactNode;
  /** Path of the page. */
  path: string;
  /**
   * "none": no banner, partner button or exit offer (docs/decisions/047-pages-without-offers.md). Set where the entry of the
   * page says so; kinds of page say it in lib/addresses/pages.ts.
   */
  offers?: "none" | undefined;
};

/**
 * Header and footer around a page. Each page renders its own, and not the root layout for all of them, because a layout
 * does not know its page.
 */
export function SiteLayout({ children, path, offers }: SiteLayoutProps) {
  const [kind] = matchPages(path);
  const frame = frameView(currentSite(), path, offers ?? kind?.one.offers);
  const { banner, header, footer, newsletter, exitOffer } = frame;
  return (
    <>
      {banner && <BannerStrip {...banner} />}
      <SiteHeader {...header} />
      {children}
      <SiteFooter {...footer} newsletter={<NewsletterForm id="footer-newsletter" {...newsletter} />} />
      {exitOffer && <ExitOffer {...exitOffer} />}
    </>
  );
}
