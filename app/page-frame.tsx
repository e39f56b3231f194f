import type { ReactNode } from "react";
import { Main } from "@/components/chrome/main";
import { JsonLd } from "@/components/seo/json-ld";
import { buildTrail } from "@/lib/site/metadata/breadcrumbs";
import { buildPageGraph, type PageGraphInput } from "@/lib/site/structured-data/page-graph";
import { publisher } from "./data/publisher";

type PageFrameProps = Omit<PageGraphInput, "publisher" | "trail"> & {
  children: ReactNode;
  /** The page's own breadcrumb, where its address does not tell: the title of an article. */
  label?: string;
  /** Otherwise the site's name alone. */
  publisher?: PageGraphInput["publisher"];
  /** True when the last section reaches the footer. */
  flush?: boolean;
};

/** What every page has around its own content: breadcrumbs, the main landmark, and what it states for machines. */
export function PageFrame({ children, label, flush, ...graph }: PageFrameProps) {
  const trail = buildTrail(graph.path, label);
  return (
    <>
      <JsonLd data={buildPageGraph({ publisher: publisher(), ...graph, trail })} />
      <Main trail={trail} flush={flush}>
        {children}
      </Main>
    </>
  );
}
