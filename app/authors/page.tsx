import { AuthorList } from "@/components/article/author-list";
import { PageHero } from "@/components/ui/page-hero";
import { pages } from "@/lib/addresses/pages";
import { currentSite } from "@/lib/content/site/current-site";
import { getAllAuthors } from "@/lib/content/site/entries";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { buildItemList } from "@/lib/machines/structured-data/item-list";
import { routes } from "@/lib/util/routes";
import { NothingYet } from "../views/nothing-yet";
import { PageLayout } from "../views/page-layout";

export const generateMetadata = () => documentMetadata(currentSite(), "authors");

export default function AuthorsPage() {
  const authors = getAllAuthors(currentSite());
  const { title, description } = pages.authors.titleFrom;
  const path = routes.authors();
  const listed = authors.map(({ name, slug }) => ({ title: name, path: routes.author(slug) }));
  const things = [buildItemList(path, title, listed)];
  return (
    <PageLayout path={path} name={title} description={description} type="CollectionPage" things={things} noBottomGap>
      <PageHero title={title} lede={description} />
      <div className="container">
        {authors.length === 0 && <NothingYet what="author" />}
        <AuthorList authors={authors} />
      </div>
    </PageLayout>
  );
}
