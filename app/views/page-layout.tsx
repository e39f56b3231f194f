import type { ComponentProps, ReactNode } from "react";
import { CorrectionList } from "@/components/article/correction-list";
import { Main } from "@/components/layout/main";
import { JsonLd } from "@/components/seo/json-ld";
import { getCorrections } from "@/lib/apps/corrections";
import type { Correction } from "@/lib/content/schemas/source-schema";
import { currentSite } from "@/lib/content/site/current-site";
import { buildTrail } from "@/lib/machines/metadata/breadcrumbs";
import { publisher } from "@/lib/machines/structured-data/identity";
import { buildPageGraph, type PageGraphInput } from "@/lib/machines/structured-data/page-graph";
import { describeSamples } from "./page-samples";
import { SiteLayout } from "./site-layout";

type PageLayoutProps = Omit<PageGraphInput, "publisher" | "trail"> & {
  children: ReactNode;
  /** The page's own breadcrumb where pages.ts has no title for it: the title of an article. */
  label?: string;
  /** By default, only the site's name. */
  publisher?: PageGraphInput["publisher"];
  /** Of the texts of the page itself; an article or a review shows its own. */
  corrections?: readonly Correction[];
  /** True when there is no space between the last section and the footer. */
  noBottomGap?: boolean;
  offers?: ComponentProps<typeof SiteLayout>["offers"];
};

/** The frame of every page: header, breadcrumbs, the main landmark with corrections at its end, footer and structured data. */
export function PageLayout({ children, label, noBottomGap, offers, corrections: own, ...graph }: PageLayoutProps) {
  const site = currentSite();
  const corrections = getCorrections({ corrections: own });
  const trail = buildTrail(graph.path, label);
  return (
    <SiteLayout path={graph.path} offers={offers}>
      <JsonLd data={buildPageGraph({ publisher: publisher(site), ...graph, trail })} />
      <Main
        trail={trail}
        noBottomGap={noBottomGap && corrections.length === 0}
        samples={describeSamples(site, graph.path)}
      >
        {children}
        {corrections.length > 0 && (
          <div className="container">
            <CorrectionList corrections={corrections} />
          </div>
        )}
      </Main>
    </SiteLayout>
  );
}
