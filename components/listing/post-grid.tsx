import { PostCard, type PostCardData } from "./post-card";
import styles from "./post-grid.module.css";

type PostGridProps = { posts: readonly PostCardData[]; headingLevel?: "h2" | "h3" };

/** Articles in three columns; two and one on smaller screens. */
export function PostGrid({ posts, headingLevel = "h3" }: PostGridProps) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} headingLevel={headingLevel} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
}
