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
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { helpView } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "help");

export default function HelpPage() {
  const { page, hero, categories, questions, cards, signUp } = helpView(currentSite());
  return (
    <PageLayout {...page} noBottomGap>
      <PageHero {...hero}>
        <Island name="help-search">
          <HelpSearch contactLabel={cards.contact.label} />
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
      <HelpCards {...cards} />
      {signUp && <ClosingCta {...signUp} />}
    </PageLayout>
  );
}
