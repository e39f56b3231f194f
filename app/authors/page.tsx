import { AuthorList } from "@/components/article/author-list";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { NothingYet } from "../views/nothing-yet";
import { PageLayout } from "../views/page-layout";
import { authorsView } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "authors");

export default function AuthorsPage() {
  const { page, hero, authors } = authorsView(currentSite());
  return (
    <PageLayout {...page}>
      <PageHero {...hero} />
      <div className="container">
        {authors.length > 0 ? <AuthorList authors={authors} /> : <NothingYet what="author" />}
      </div>
    </PageLayout>
  );
}
