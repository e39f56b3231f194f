import type { Metadata } from "next";
import { Main } from "@/components/chrome/main";
import { HelpCards } from "@/components/help/help-cards";
import { HelpCategory } from "@/components/help/help-category";
import { HelpSearch } from "@/components/help/help-search";
import { ClosingCta } from "@/components/offer/closing-cta";
import { JsonLd } from "@/components/seo/json-ld";
import { FaqSection } from "@/components/ui/faq-section";
import { PageHero } from "@/components/ui/page-hero";
import { routes } from "@/lib/config/routes";
import { getDocument } from "@/lib/content/documents";
import { getDefaultPartner } from "@/lib/content/partners";
import { getSite } from "@/lib/content/site";
import { renderAnswers } from "@/lib/markdown/render-answers";
import { buildPageTrail } from "@/lib/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/metadata/page-metadata";
import { titles } from "@/lib/metadata/titles";
import { buildAffiliateTarget } from "@/lib/offers/affiliate-link";
import { buildBreadcrumbList } from "@/lib/structured-data/breadcrumb-list";

export const revalidate = 300;

export function generateMetadata(): Metadata {
  const { seoTitle, seoDescription } = getDocument("pages/help");
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.page(seoTitle, name),
    description: seoDescription,
    path: routes.help(),
    siteName: name,
  });
}

export default function HelpPage() {
  const { heading, lede, categories, questions, contact, community, signUp } = getDocument("pages/help");
  const target = buildAffiliateTarget(getDefaultPartner());
  const trail = buildPageTrail("help");
  const breadcrumbs = buildBreadcrumbList(trail);
  return (
    <Main trail={trail} flush>
      {breadcrumbs && <JsonLd data={breadcrumbs} />}
      <PageHero title={heading} lede={lede}>
        <HelpSearch contactLabel={contact.label} />
      </PageHero>
      {categories.map((category) => (
        <HelpCategory key={category.title} {...category} />
      ))}
      <div data-help-group="Popular questions">
        <FaqSection id="questions" title="Popular questions" items={renderAnswers(questions)} />
      </div>
      <HelpCards contact={contact} community={community} />
      <ClosingCta {...signUp} target={target} disclosure={getSite().shortDisclosure} />
    </Main>
  );
}
