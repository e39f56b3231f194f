import type { Metadata } from "next";
import { publisher } from "@/app/data/publisher";
import { Main } from "@/components/chrome/main";
import { HelpCards } from "@/components/help/help-cards";
import { HelpCategory } from "@/components/help/help-category";
import { HelpSearch } from "@/components/help/help-search";
import { ClosingCta } from "@/components/offer/closing-cta";
import { JsonLd } from "@/components/seo/json-ld";
import { FaqSection } from "@/components/ui/faq-section";
import { PageHero } from "@/components/ui/page-hero";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getDefaultPartner } from "@/lib/content/snapshot/partners";
import { getSite } from "@/lib/content/snapshot/site-document";
import { renderAnswers } from "@/lib/markdown/render-answers";
import { buildAffiliateTarget } from "@/lib/offers/affiliate-link";
import { buildPageTrail } from "@/lib/site/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/site/metadata/page-metadata";
import { titles } from "@/lib/site/metadata/titles";
import { routes } from "@/lib/site/routes";
import { buildPageGraph } from "@/lib/site/structured-data/page-graph";

export const revalidate = 300;

export function generateMetadata(): Metadata {
  const { seoTitle, seoDescription } = getDocument("pages/help");
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.page(seoTitle, name),
    shareTitle: seoTitle,
    description: seoDescription,
    path: routes.help(),
    siteName: name,
  });
}

export default function HelpPage() {
  const { heading, lede, categories, contact, community, signUp, ...texts } = getDocument("pages/help");
  const target = buildAffiliateTarget(getDefaultPartner());
  const trail = buildPageTrail("help");
  const questions = renderAnswers(texts.questions);
  const graph = { path: routes.help(), name: heading, trail, questions };
  return (
    <Main trail={trail} flush>
      <JsonLd data={buildPageGraph({ publisher: publisher(), ...graph })} />
      <PageHero title={heading} lede={lede}>
        <HelpSearch contactLabel={contact.label} />
      </PageHero>
      {categories.map((category) => (
        <HelpCategory key={category.title} {...category} />
      ))}
      <div data-help-group="Popular questions">
        <FaqSection id="questions" title="Popular questions" items={questions} />
      </div>
      <HelpCards contact={contact} community={community} />
      <ClosingCta {...signUp} target={target} disclosure={getSite().shortDisclosure} />
    </Main>
  );
}
