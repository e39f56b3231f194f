import { PageLayout } from "@/app/views/page-layout";
import { Chooser } from "@/components/home/chooser";
import { Hero } from "@/components/home/hero";
import { NewArticles } from "@/components/home/new-articles";
import { Pricing } from "@/components/home/pricing";
import { Resources } from "@/components/home/resources";
import { Testimonials } from "@/components/home/testimonials";
import { TopApps } from "@/components/home/top-apps";
import { ClosingCta } from "@/components/offer/closing-cta";
import { FaqSection } from "@/components/ui/faq-section";
import { FeatureSection } from "@/components/ui/feature-list";
import { statementAt, withProof } from "@/lib/claims/shown-claims";
import { getDocument } from "@/lib/content/site/documents";
import { getAllPosts } from "@/lib/content/site/posts";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import { textMetadata } from "@/lib/machines/metadata/document-metadata";
import { fullPublisher } from "@/lib/machines/structured-data/publisher";
import { defaultTarget } from "@/lib/offers/page-targets";
import { renderAnswers } from "@/lib/text/render-snippet";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { getChooser, getTopApps } from "./view";
import { toPostCard } from "./views/post-cards";

export function generateMetadata() {
  const { tagline, description } = getSiteTexts();
  return textMetadata({ path: routes.home(), title: tagline, description });
}

export default function HomePage() {
  const { shortDisclosure } = getSiteTexts();
  const { hero, ranking, features, testimonials, plans, faq, closing, resources, sample } = getDocument("site/home");
  const questions = renderAnswers(faq?.items ?? []);
  const offer = { target: defaultTarget(routes.home()), disclosure: shortDisclosure };
  const trustPoints = hero.trustPoints.map((text, index) =>
    statementAt("site/home", ["hero", "trustPoints", index], text),
  );
  const chooser = getChooser();
  const topApps = getTopApps();
  const rating = hero.rating ? statementAt("site/home", ["hero", "rating"], hero.rating) : undefined;
  return (
    <PageLayout path={routes.home()} name={hero.headline} questions={questions} publisher={fullPublisher()}>
      <Hero
        {...hero}
        {...offer}
        trustPoints={trustPoints}
        rating={rating}
        featuredOn={withProof(hero.featuredOn, sample)}
      >
        {ranking && topApps.length > 0 && <TopApps {...ranking} apps={topApps} />}
      </Hero>
      {chooser && <Chooser {...chooser} />}
      {features && <FeatureSection id="features" eyebrow="Features" {...features} marker="icon" />}
      {testimonials && <Testimonials {...testimonials} items={withProof(testimonials.items, sample)} />}
      {plans && <Pricing {...plans} {...offer} />}
      {faq && <FaqSection id="questions" eyebrow="FAQ" title={faq.heading} items={questions} oneAtATime />}
      {closing && <ClosingCta {...closing} {...offer} />}
      {resources && <Resources {...resources} />}
      <NewArticles posts={getAllPosts().slice(0, limits.homeArticles).map(toPostCard)} />
    </PageLayout>
  );
}
