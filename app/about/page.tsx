import { PageLayout } from "@/app/views/page-layout";
import { AboutClosing } from "@/components/about/about-closing";
import { Mission } from "@/components/about/mission";
import { ScoreCard } from "@/components/about/score-card";
import { Team } from "@/components/about/team";
import { FeatureSection } from "@/components/ui/feature-list";
import { PageHero } from "@/components/ui/page-hero";
import { markOf } from "@/lib/claims/shown-claims";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument, getDocumentEntry } from "@/lib/content/site/documents";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { fullPublisher } from "@/lib/machines/structured-data/publisher";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";
import { teamMembers } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "about");

export default function AboutPage() {
  const site = currentSite();
  const about = getDocument(site, "pages/about");
  const { hero, mission, methodology, scores, values, vision, teamHeading, closing, corrections } = about;
  const members = teamMembers();
  const getMark = (...path: (string | number)[]) => markOf(site, getDocumentEntry(site, "pages/about").claimsAt(path));
  const scoreItems = (scores?.items ?? []).map((item, index) => ({
    ...item,
    mark: getMark("scores", "items", index, "score"),
  }));
  const total = scores?.total ? { html: renderSnippet(scores.total), mark: getMark("scores", "total") } : undefined;
  const rating = closing.rating ? { text: closing.rating, mark: getMark("closing", "rating") } : undefined;
  return (
    <PageLayout
      path={routes.about()}
      name={hero.headline}
      type="AboutPage"
      publisher={fullPublisher(site)}
      corrections={corrections}
      noBottomGap
    >
      <PageHero eyebrow={hero.label} title={hero.headline} lede={hero.lede} />
      <Mission heading={mission.heading} textHtml={renderSnippet(mission.text)} />
      {methodology && (
        <FeatureSection id="methodology" eyebrow="Methodology" {...methodology} marker="number" columns={3} />
      )}
      {scores && <ScoreCard {...scores} items={scoreItems} total={total} />}
      {values && <FeatureSection id="values" eyebrow="Values" {...values} />}
      {vision && <FeatureSection id="vision" eyebrow="Vision" {...vision} layout="beside" columns={1} />}
      <Team heading={teamHeading} members={members} />
      <AboutClosing {...closing} rating={rating} />
    </PageLayout>
  );
}
