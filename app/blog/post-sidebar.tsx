import { AuthorCard } from "@/components/article/author-card";
import type { AuthorSummary } from "@/components/article/byline";
import { CommunityCard } from "@/components/article/community-card";
import { OfferBlock } from "@/components/offer/offer-block";
import type { Post } from "@/lib/content/entry-types";
import { getOffers } from "@/lib/content/site/categories";
import { getAllPosts } from "@/lib/content/site/posts";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import { defaultTarget } from "@/lib/offers/page-targets";
import { routes } from "@/lib/util/routes";

type PostSidebarProps = { post: Post; author: AuthorSummary | undefined };

/** The cards beside an article. The newest article has no link to the forum, and one without offers has the author alone. */
export function PostSidebar({ post, author }: PostSidebarProps) {
  const { community, trial, shortDisclosure } = getSiteTexts();
  if (getOffers(post) === "none") return author && <AuthorCard author={author} />;
  const isNewest = getAllPosts()[0]?.slug === post.slug;
  return (
    <>
      {!isNewest && community && <CommunityCard {...community} />}
      {trial && (
        <OfferBlock
          {...trial}
          target={defaultTarget(routes.post(post.slug))}
          disclosure={shortDisclosure}
          variant="card"
        />
      )}
      {author && <AuthorCard author={author} />}
    </>
  );
}
