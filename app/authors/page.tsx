import type { Metadata } from "next";
import { AuthorList } from "@/components/article/author-list";
import { Main } from "@/components/chrome/main";
import { JsonLd } from "@/components/seo/json-ld";
import { PageHero } from "@/components/ui/page-hero";
import { getAllAuthors } from "@/lib/content/snapshot/authors";
import { getSite } from "@/lib/content/snapshot/site-document";
import { buildPageTrail } from "@/lib/site/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/site/metadata/page-metadata";
import { titles } from "@/lib/site/metadata/titles";
import { routes } from "@/lib/site/routes";
import { buildItemList } from "@/lib/site/structured-data/item-list";
import { buildPageGraph } from "@/lib/site/structured-data/page-graph";
import { authorsPage } from "../data/authors-page";
import { publisher } from "../data/publisher";

export const revalidate = 300;

export function generateMetadata(): Metadata {
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.page(authorsPage.title, name),
    shareTitle: authorsPage.title,
    description: authorsPage.description,
    path: routes.authors(),
    siteName: name,
  });
}

export default function AuthorsPage() {
  const authors = getAllAuthors();
  const { title, description } = authorsPage;
  const path = routes.authors();
  const trail = buildPageTrail("authors");
  const listed = authors.map(({ name, slug }) => ({ title: name, path: routes.author(slug) }));
  const graph = { path, name: title, description, type: "CollectionPage", trail } as const;
  const things = [buildItemList(path, title, listed)];
  return (
    <Main trail={trail} flush>
      <PageHero title={title} lede={description} />
      <div className="container">
        <AuthorList authors={authors} />
      </div>
      <JsonLd data={buildPageGraph({ publisher: publisher(), ...graph, things })} />
    </Main>
  );
}
