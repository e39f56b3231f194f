import { PageLayout } from "@/app/views/page-layout";
import { attribute } from "@/components/client/contract";
import { HelpCards } from "@/components/help/help-cards";
import { HelpCategory } from "@/components/help/help-category";
import { HelpSearch } from "@/components/help/help-search.island";
import { ClosingCta } from "@/components/offer/closing-cta";
import { FaqSection } from "@/components/ui/faq-section";
import { Island } from "@/components/ui/island.island";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument, getSiteTexts } from "@/lib/content/site/documents";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { defaultTarget } from "@/lib/offers/page-targets";
import { renderAnswers } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";

export const generateMetadata = () => documentMetadata(currentSite(), "help");

export default function HelpPage() {
  const site = currentSite();
  const { heading, lede, categories, contact, community, signUp, corrections, ...texts } = getDocument(
    site,
    "pages/help",
  );
  const questions = renderAnswers(texts.questions);
  return (
    <PageLayout path={routes.help()} name={heading} corrections={corrections} noBottomGap>
      <PageHero title={heading} lede={lede}>
        <Island name="help-search">
          <HelpSearch contactLabel={contact.label} />
        </Island>
      </PageHero>
      {categories.map((category) => (
        <HelpCategory key={category.title} {...category} />
      ))}
      {questions.length > 0 && (
        <div {...attribute("helpGroup", "Popular questions")}>
          <FaqSection id="questions" title="Popular questions" items={questions} />
        </div>
      )}
      <HelpCards contact={contact} community={community} />
      {signUp && (
        <ClosingCta
          {...signUp}
          target={defaultTarget(site, routes.help())}
          disclosure={getSiteTexts(site).shortDisclosure}
        />
      )}
    </PageLayout>
  );
}
