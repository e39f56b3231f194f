import type { ReactNode } from "react";
import { CorrectionList } from "@/components/article/correction-list";
import { Main } from "@/components/chrome/main";
import { JsonLd } from "@/components/seo/json-ld";
import { correctionsOf } from "@/lib/content/snapshot/corrections";
import { buildTrail } from "@/lib/site/metadata/breadcrumbs";
import { buildPageGraph, type PageGraphInput } from "@/lib/site/structured-data/page-graph";
import { publisher } from "./data/publisher";

type PageFrameProps = Omit<PageGraphInput, "publisher" | "trail"> & {
  children: ReactNode;
  /** The page's own breadcrumb where pages.ts has no title for it: the title of an article. */
  label?: string;
  /** By default, only the site's name. */
  publisher?: PageGraphInput["publisher"];
  /** True when there is no space between the last section and the footer. */
  flush?: boolean;
};

/** The frame of every page: breadcrumbs, the main landmark with corrections at its end, and the structured data. */
export function PageFrame({ children, label, flush, ...graph }: PageFrameProps) {
  const corrections = correctionsOf(graph);
  const trail = buildTrail(graph.path, label);
  return (
    <>
      <JsonLd data={buildPageGraph({ publisher: publisher(), ...graph, trail })} />
      <Main trail={trail} flush={flush && corrections.length === 0}>
        {children}
        {corrections.length > 0 && (
          <div className="container">
            <CorrectionList corrections={corrections} />
          </div>
        )}
      </Main>
    </>
  );
}
