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
import { currentSite } from "@/lib/content/site/current-site";
import { homeMetadata, homePage } from "./view";

export const generateMetadata = () => homeMetadata(currentSite());

export default function HomePage() {
  const { layout, offer, ...view } = homePage(currentSite());
  return (
    <PageLayout {...layout}>
      <Hero {...view.hero} {...offer}>
        {view.topApps && <TopApps {...view.topApps} />}
      </Hero>
      {view.chooser && <Chooser {...view.chooser} />}
      <NewArticles posts={view.articles} />
      {view.features && <FeatureSection id="features" eyebrow="Features" {...view.features} marker="icon" />}
      {view.testimonials && <Testimonials {...view.testimonials} />}
      {view.plans && <Pricing {...view.plans} {...offer} />}
      {view.faq && <FaqSection id="questions" eyebrow="FAQ" {...view.faq} oneAtATime />}
      {view.closing && <ClosingCta {...view.closing} {...offer} />}
      {view.resources && <Resources {...view.resources} />}
    </PageLayout>
  );
}
