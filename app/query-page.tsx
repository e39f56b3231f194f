import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SiteLayout } from "@/app/views/site-layout";
import { Main } from "@/components/layout/main";
import { currentSite } from "@/lib/content/site/current-site";
import { buildTrail } from "@/lib/machines/metadata/breadcrumbs";
import { describeSamples } from "./views/page-samples";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

type QueryPage<Query> = {
  /** The address with the query, whose breadcrumbs and navigation the page has. */
  path: string;
  /** How the query is read (queries.ts). */
  read: (params: URLSearchParams) => Query;
  metadata: (query: Query) => Metadata;
  /** What every answer needs. Not called in a build, which has no query. */
  prepare?: () => Promise<void>;
  /** "none" where nothing may be sold (docs/decisions/047-pages-without-offers.md). */
  offers?: "none";
  View: (props: { query: Query }) => ReactNode;
};

/**
 * Creates a page that shows what a query asks. Next.js renders it for each request, and lib/server/deliver-query-page.ts
 * defers its scripts. Without structured data, because no search engine is to list it; without a Suspense boundary, because
 * what streams in later is invisible without script.
 */
export function createQueryPage<Query>({ path, read, metadata, prepare, offers, View }: QueryPage<Query>) {
  return {
    generateMetadata: async ({ searchParams }: { searchParams: SearchParams }) =>
      metadata(read(await readSearchParams(searchParams))),
    Page: async ({ searchParams }: { searchParams: SearchParams }) => {
      const query = read(await readSearchParams(searchParams));
      await prepare?.();
      return (
        <SiteLayout path={path} offers={offers}>
          <Main trail={buildTrail(path)} samples={describeSamples(currentSite(), path)}>
            <View query={query} />
          </Main>
        </SiteLayout>
      );
    },
  };
}

/** The query of a request, as Next.js hands it to a page. */
export async function readSearchParams(searchParams: SearchParams): Promise<URLSearchParams> {
  return new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
}
