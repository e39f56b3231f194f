import { PageLayout } from "@/app/views/page-layout";
import { AboutClosing } from "@/components/about/about-closing";
import { Mission } from "@/components/about/mission";
import { ScoreCard } from "@/components/about/score-card";
import { Team } from "@/components/about/team";
import { FeatureSection } from "@/components/ui/feature-list";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { aboutView } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "about");

export default function AboutPage() {
  const { page, hero, mission, methodology, scores, values, vision, team, closing } = aboutView(currentSite());
  return (
    <PageLayout {...page} noBottomGap>
      <PageHero {...hero} />
      <Mission {...mission} />
      {methodology && (
        <FeatureSection id="methodology" eyebrow="Methodology" {...methodology} marker="number" columns={3} />
      )}
      {scores && <ScoreCard {...scores} />}
      {values && <FeatureSection id="values" eyebrow="Values" {...values} />}
      {vision && <FeatureSection id="vision" eyebrow="Vision" {...vision} layout="beside" columns={1} />}
      <Team {...team} />
      <AboutClosing {...closing} />
    </PageLayout>
  );
}
