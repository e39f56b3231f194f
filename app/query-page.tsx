import type { Metadata } from "next";
import type { FunctionComponent } from "react";
import { SiteLayout } from "@/app/views/site-layout";
import { Main } from "@/components/layout/main";
import { currentSite } from "@/lib/content/site/current-site";
import type { Site } from "@/lib/content/site/site";
import { buildTrail } from "@/lib/machines/metadata/breadcrumbs";
import { describeSamples } from "./views/page-samples";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

type QueryPage<Query, View extends object> = {
  /** The address with the query, whose breadcrumbs and navigation the page has. */
  path: string;
  /** How the query is read (queries.ts). */
  read: (params: URLSearchParams) => Query;
  metadata: (site: Site, query: Query) => Metadata;
  view: (site: Site, query: Query) => View | Promise<View>;
  View: FunctionComponent<View>;
};

/**
 * Creates a page that shows what a query asks. Next.js renders it for each request, and lib/server/response.ts
 * defers its scripts. Without structured data, because no search engine is to list it; without a Suspense boundary, because
 * what streams in later is invisible without script.
 */
export function createQueryPage<Query, View extends object>(page: QueryPage<Query, View>) {
  const { path, read, metadata, view, View } = page;
  return {
    generateMetadata: async ({ searchParams }: { searchParams: SearchParams }) =>
      metadata(currentSite(), read(await readSearchParams(searchParams))),
    Page: async ({ searchParams }: { searchParams: SearchParams }) => {
      const site = currentSite();
      const query = read(await readSearchParams(searchParams));
      return (
        <SiteLayout path={path}>
          <Main trail={buildTrail(path)} samples={describeSamples(site, path)}>
            <View {...(await view(site, query))} />
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
