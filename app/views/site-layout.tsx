import type { ReactNode } from "react";
import { NewsletterForm } from "@/components/forms/newsletter-form";
import { BannerStrip } from "@/components/layout/banner-strip";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { ExitOffer } from "@/components/offer/exit-offer";
import { currentSite } from "@/lib/content/site/current-site";
import { frameView } from "./frame";

type SiteLayoutProps = {
  children: ReactNode;
  /** Path of the page. */
  path: string;
  /** "none": no banner, partner button or exit offer (docs/decisions/047-pages-without-offers.md). */
  offers?: "none" | undefined;
};

/**
 * Header and footer around a page. Each page renders its own, and not the root layout for all of them, because a layout
 * does not know its page.
 */
export function SiteLayout({ children, path, offers }: SiteLayoutProps) {
  const { banner, header, footer, newsletter, exitOffer } = frameView(currentSite(), path, offers);
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
