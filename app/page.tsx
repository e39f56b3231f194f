import type { Metadata } from "next";
import { fullPublisher } from "@/app/data/publisher";
import { Main } from "@/components/chrome/main";
import { FeatureCards } from "@/components/home/feature-cards";
import { Hero } from "@/components/home/hero";
import { Pricing } from "@/components/home/pricing";
import { Resources } from "@/components/home/resources";
import { Testimonials } from "@/components/home/testimonials";
import { ClosingCta } from "@/components/offer/closing-cta";
import { JsonLd } from "@/components/seo/json-ld";
import { FaqSection } from "@/components/ui/faq-section";
import { withEvidence } from "@/lib/claims/shown-claims";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getDefaultPartner } from "@/lib/content/snapshot/partners";
import { getSite } from "@/lib/content/snapshot/site-document";
import { renderAnswers } from "@/lib/markdown/render-answers";
import { buildAffiliateTarget } from "@/lib/offers/affiliate-link";
import { buildPageMetadata } from "@/lib/site/metadata/page-metadata";
import { titles } from "@/lib/site/metadata/titles";
import { routes } from "@/lib/site/routes";
import { buildPageGraph } from "@/lib/site/structured-data/page-graph";

export const revalidate = 300;

export function generateMetadata(): Metadata {
  const { name, tagline, description } = getSite();
  return buildPageMetadata({
    title: titles.page(tagline, name),
    shareTitle: tagline,
    description,
    path: routes.home(),
    siteName: name,
  });
}

export default function HomePage() {
  const { shortDisclosure } = getSite();
  const { hero, features, testimonials, plans, faq, closing, resources } = getDocument("site/home");
  const questions = renderAnswers(faq.items);
  const offer = { target: buildAffiliateTarget(getDefaultPartner()), disclosure: shortDisclosure };
  return (
    <Main>
      <JsonLd
        data={buildPageGraph({ publisher: fullPublisher(), path: routes.home(), name: hero.headline, questions })}
      />
      <Hero {...hero} {...offer} featuredOn={withEvidence(hero.featuredOn)} />
      <FeatureCards {...features} />
      <Testimonials {...testimonials} items={withEvidence(testimonials.items)} />
      <Pricing {...plans} {...offer} />
      <FaqSection id="questions" eyebrow="FAQ" title={faq.heading} items={questions} oneAtATime />
      <ClosingCta {...closing} {...offer} />
      <Resources {...resources} />
    </Main>
  );
}
