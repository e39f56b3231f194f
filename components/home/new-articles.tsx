import { routes } from "@/lib/util/routes";
import type { PostCardData } from "../listing/post-card";
import { PostGrid } from "../listing/post-grid";
import { Section } from "../ui/section";
import styles from "./home.module.css";

/** The newest articles, the first of them large; nothing without any. */
export function NewArticles({ posts }: { posts: readonly PostCardData[] }) {
  if (posts.length === 0) return null;
  return (
    <Section id="new-articles" title="New articles">
      <div className={`stack-5 ${styles.newArticles}`}>
        <PostGrid posts={posts} hasLead />
        <a className="tall-link bold" href={routes.blog()}>
          All articles
        </a>
      </div>
    </Section>
  );
}
