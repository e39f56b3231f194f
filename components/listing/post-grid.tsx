import styles from "./listing.module.css";
import { PostCard, type PostCardData } from "./post-card";

type PostGridProps = {
  posts: readonly PostCardData[];
  /** Whether the first card is above the fold; its picture is then loaded with priority. */
  isAboveFold?: boolean;
};

/** Articles in three columns; two and one on smaller screens. */
export function PostGrid({ posts, isAboveFold = false }: PostGridProps) {
  return (
    <ul className={styles.postGrid}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} eager={isAboveFold && index === 0} />
        </li>
      ))}
    </ul>
  );
}
