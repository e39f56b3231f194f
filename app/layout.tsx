import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "./styles/layers.css";
import { AnalyticsScripts } from "@/components/analytics/analytics-scripts";
import { BannerStrip } from "@/components/chrome/banner-strip";
import { Hydrated } from "@/components/chrome/hydrated";
import { SiteFooter } from "@/components/chrome/site-footer";
import { SiteHeader } from "@/components/chrome/site-header";
import { SkipLink } from "@/components/chrome/skip-link";
import { SpeculationRules } from "@/components/chrome/speculation-rules";
import { NewsletterForm } from "@/components/forms/newsletter-form";
import { ExitOffer } from "@/components/offer/exit-offer";
import { EarlyPresses } from "@/components/reading/early-presses-script";
import { ReadingScript } from "@/components/reading/reading-script";
import { footerLinks } from "@/lib/content/snapshot/open-pages";
import { getDefaultPartner } from "@/lib/content/snapshot/partners";
import { getBrand, getSite } from "@/lib/content/snapshot/site-document";
import { renderSnippet } from "@/lib/markdown/render-snippet";
import { buildAffiliateTarget } from "@/lib/offers/affiliate-link";
import { getEnv } from "@/lib/runtime/env";
import { fontVariables } from "./styles/fonts";

export function generateMetadata(): Metadata {
  const site = getSite();
  return {
    metadataBase: new URL(getEnv().siteUrl),
    title: site.tagline,
    description: site.description,
    applicationName: site.name,
  };
}

export function generateViewport(): Viewport {
  const { page } = getBrand().colours;
  return {
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: page.light },
      { media: "(prefers-color-scheme: dark)", color: page.dark },
    ],
    colorScheme: "light dark",
  };
}

export default function RootLayout({ children }: { children: ReactNode }) {
  const site = getSite();
  const { exitOffer } = site;
  const partner = getDefaultPartner();
  const target = buildAffiliateTarget(partner);
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <EarlyPresses />
        <SkipLink />
        {site.banner && partner.offer && <BannerStrip text={site.banner} target={target} />}
        <SiteHeader
          name={site.name}
          mark={site.mark}
          navigation={site.navigation}
          partnerTag={site.partnerTag}
          ctaLabel={site.ctaLabel}
          target={target}
        />
        {children}
        <SiteFooter
          name={site.name}
          mark={site.mark}
          blurb={site.blurb}
          ratingLine={site.ratingLine}
          disclaimerHtml={renderSnippet(site.disclaimer)}
          pages={[...site.footerPages, ...footerLinks("pages")]}
          legal={[...site.footerLegal, ...footerLinks("legal")]}
          social={site.social}
          newsletter={<NewsletterForm id="footer-newsletter" {...site.newsletter} />}
        />
        {partner.offer && exitOffer?.text && (
          <ExitOffer
            {...exitOffer}
            text={exitOffer.text}
            offer={partner.offer}
            target={target}
            disclosure={site.shortDisclosure}
          />
        )}
        <SpeculationRules />
        <ReadingScript />
        <Hydrated />
        {getEnv().analytics && <AnalyticsScripts />}
      </body>
    </html>
  );
}
