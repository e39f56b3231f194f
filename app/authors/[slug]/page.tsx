import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageLayout } from "@/app/views/page-layout";
import { toPostCard } from "@/app/views/post-cards";
import { AuthorProfile } from "@/components/article/author-profile";
import { PostGrid } from "@/components/listing/post-grid";
import { SectionHeading } from "@/components/ui/section-heading";
import { showClaimsInText } from "@/lib/content/claims/resolve-claims";
import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/documents";
import { getAllAuthors, getAuthor, getPostsByAuthor } from "@/lib/content/site/entries";
import { describeAuthor } from "@/lib/machines/metadata/descriptions";
import { buildPageMetadata, titles } from "@/lib/machines/metadata/page-metadata";
import { buildProfile } from "@/lib/machines/structured-data/identity";
import { previewsOf } from "@/lib/pictures/previews/site-cards";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";

type Props = PageProps<"/authors/[slug]">;

export function generateStaticParams() {
  return getAllAuthors(currentSite()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = currentSite();
  const author = getAuthor(site, (await params).slug);
  if (!author) return {};
  const { name: siteName } = getSiteTexts(site);
  return buildPageMetadata({
    title: titles.author(author.name, siteName),
    shareTitle: author.name,
    description: describeAuthor(author, siteName),
    path: routes.author(author.slug),
    siteName,
    type: "profile",
    image: previewsOf(site).author(author),
  });
}

export default async function AuthorPage({ params }: Props) {
  const site = currentSite();
  const author = getAuthor(site, (await params).slug);
  if (!author) notFound();
  const posts = getPostsByAuthor(site, author.slug);
  const { name, sample, corrections } = author;
  const graph = sample ? {} : { type: "ProfilePage" as const, things: [buildProfile(author)] };
  const resolveClaims = (text: string) => showClaimsInText(text, site.library.lookup);
  return (
    <PageLayout path={routes.author(author.slug)} name={name} label={name} {...graph} corrections={corrections}>
      <div className="container">
        <AuthorProfile
          author={author}
          bioHtml={renderSnippet(author.body, resolveClaims) || renderSnippet(author.description)}
        />
        <section>
          <SectionHeading title={`Articles by ${name}`} />
          {posts.length > 0 ? <PostGrid posts={posts.map(toPostCard)} /> : <p>No articles found by this author.</p>}
        </section>
      </div>
    </PageLayout>
  );
}
