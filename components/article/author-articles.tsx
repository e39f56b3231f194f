import { routes } from "@/lib/util/routes";
import type { PostCardData } from "../listing/post-card";
import { PostGrid } from "../listing/post-grid";
import { EntrySection } from "../ui/entry-section";

type AuthorArticlesProps = {
  title: string;
  /** "Showing 6 of 7 posts"; absent where all are shown. */
  shown?: string | undefined;
  posts: readonly PostCardData[];
};

/** What an author has written last, and the way to what is not shown. */
export function AuthorArticles({ title, shown, posts }: AuthorArticlesProps) {
  return (
    <EntrySection id="articles" heading={title} className="stack-4 under-head">
      {shown && <p className="soft">{shown}</p>}
      {posts.length > 0 ? <PostGrid posts={posts} hasLead /> : <p>No articles found by this author.</p>}
      {shown && (
        <a className="tall-link bold" href={routes.blog()}>
          All articles
        </a>
      )}
    </EntrySection>
  );
}
