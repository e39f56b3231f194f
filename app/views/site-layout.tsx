import type { ReactNode } from "react";
import { NewsletterForm } from "@/components/forms/newsletter-form";
import { BannerStrip } from "@/components/layout/banner-strip";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { ExitOffer } from "@/components/offer/exit-offer";
import { markCurrent } from "@/lib/addresses/current-link";
import { statementAt } from "@/lib/claims/shown-claims";
import { formatAddress } from "@/lib/content/link/quotes";
import { currentSite } from "@/lib/content/site/current-site";
import { footerLinks, getDocument, getSiteTexts } from "@/lib/content/site/documents";
import { defaultPartner } from "@/lib/content/site/site";
import { targetTo } from "@/lib/offers/page-targets";
import { renderSnippet } from "@/lib/text/render-snippet";

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
  const site = getSiteTexts(currentSite());
  const { exitOffer } = site;
  const partner = offers === "none" ? undefined : defaultPartner(currentSite());
  const own = partner && targetTo(partner, path);
  const target = own?.isDown ? undefined : own;
  const [navigation = [], tools = [], [helplines] = []] = markCurrent(path, [
    site.navigation,
    site.tools,
    site.helplines ? [site.helplines] : [],
  ]);
  const [footerPages = [], footerTools = [], footerLegal = []] = markCurrent(path, [
    [...site.footerPages, ...footerLinks(currentSite(), "pages")],
    site.tools,
    [...site.footerLegal, ...footerLinks(currentSite(), "legal")],
  ]);
  return (
    <>
      {site.banner && partner?.offer && target && <BannerStrip text={site.banner} target={target} />}
      <SiteHeader
        name={site.name}
        mark={site.mark}
        {...{ navigation, tools, helplines }}
        partnerTag={site.partnerTag}
        ctaLabel={site.ctaLabel}
        target={target}
      />
      {children}
      <SiteFooter
        name={site.name}
        mark={site.mark}
        blurb={site.blurb}
        ratingLine={
          site.ratingLine ? statementAt(currentSite(), "site/site", ["ratingLine"], site.ratingLine) : undefined
        }
        disclaimerHtml={renderSnippet(site.disclaimer)}
        pages={footerPages}
        tools={footerTools}
        legal={footerLegal}
        social={site.social}
        newsletter={<NewsletterForm id="footer-newsletter" {...site.newsletter} />}
        operator={getOperatorDetails()}
      />
      {partner?.offer && target && exitOffer?.text && (
        <ExitOffer
          {...exitOffer}
          text={exitOffer.text}
          offer={partner.offer}
          target={target}
          disclosure={site.shortDisclosure}
        />
      )}
    </>
  );
}

/** Who runs the site, as the footer says it; `undefined` while that is not said. */
function getOperatorDetails() {
  const site = currentSite();
  const { name, address } = getDocument(site, "site/operator");
  return name === undefined ? undefined : { name, address: address && formatAddress(address) };
}
