import { authorsBySlug, type Site } from "@/lib/content/site/site";
import { buildItemList } from "@/lib/machines/structured-data/page-graph";
import { routes } from "@/lib/util/routes";
import { titledPage } from "../views/titled-page";

/** Everything that the list of authors shows. */
export function authorsView(site: Site) {
  const { page, hero } = titledPage("authors");
  const authors = [...authorsBySlug(site).values()];
  const listed = authors.map(({ name, slug }) => ({ title: name, path: routes.author(slug) }));
  return {
    page: { ...page, type: "CollectionPage" as const, things: [buildItemList(page.path, page.name, listed)] },
    hero,
    authors,
  };
}
