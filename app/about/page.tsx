import type { Metadata } from "next";
import { fullPublisher } from "@/app/data/publisher";
import { AboutClosing } from "@/components/about/about-closing";
import { HouseRules } from "@/components/about/house-rules";
import { Methodology } from "@/components/about/methodology";
import { Mission } from "@/components/about/mission";
import { ScoreCard } from "@/components/about/score-card";
import { Team } from "@/components/about/team";
import { Vision } from "@/components/about/vision";
import { Main } from "@/components/chrome/main";
import { JsonLd } from "@/components/seo/json-ld";
import { PageHero } from "@/components/ui/page-hero";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getSite } from "@/lib/content/snapshot/site-document";
import { renderSnippet } from "@/lib/markdown/render-snippet";
import { buildPageTrail } from "@/lib/site/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/site/metadata/page-metadata";
import { titles } from "@/lib/site/metadata/titles";
import { routes } from "@/lib/site/routes";
import { buildPageGraph } from "@/lib/site/structured-data/page-graph";

export const revalidate = 300;

export function generateMetadata(): Metadata {
  const { seoTitle, seoDescription } = getDocument("pages/about");
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.page(seoTitle, name),
    shareTitle: seoTitle,
    description: seoDescription,
    path: routes.about(),
    siteName: name,
  });
}

export default function AboutPage() {
  const { hero, mission, methodology, scores, values, vision, teamHeading, closing } = getDocument("pages/about");
  const { members } = getDocument("site/team");
  const trail = buildPageTrail("about");
  const graph = { path: routes.about(), name: hero.headline, type: "AboutPage", trail } as const;
  return (
    <Main trail={trail} flush>
      <JsonLd data={buildPageGraph({ publisher: fullPublisher(), ...graph })} />
      <PageHero eyebrow={hero.label} title={hero.headline} lede={hero.lede} />
      <Mission heading={mission.heading} textHtml={renderSnippet(mission.text)} />
      <Methodology {...methodology} />
      {scores && <ScoreCard {...scores} />}
      <HouseRules {...values} />
      <Vision {...vision} />
      <Team heading={teamHeading} members={members} />
      <AboutClosing {...closing} />
    </Main>
  );
}
