import { classNames } from "../ui/class-names";
import styles from "./listing.module.css";
import { PostCard, type PostCardData } from "./post-card";

type PostGridProps = {
  posts: readonly PostCardData[];
  /** Whether the first card is above the fold; its picture is then loaded with priority. */
  isAboveFold?: boolean;
  /** Whether the first article leads: on wide screens it has a row of its own, its words beside its cover, and full rows follow. */
  hasLead?: boolean;
};

/** How many cards after the lead are halves of a row, so that only full rows of three follow; by what is left over. */
const halves = [0, 4, 2];

/** Articles in three columns; two and one on smaller screens, where the first alone has a wide cover. */
export function PostGrid({ posts, isAboveFold = false, hasLead = false }: PostGridProps) {
  const half = halves[(posts.length - 1) % 3] ?? 0;
  return (
    <ul className={styles.postGrid}>
      {posts.map((post, index) => {
        const isWide = index === 0;
        const isLead = hasLead && index === 0;
        const isHalf = hasLead && index > 0 && index <= half;
        const width = isLead ? 590 : isHalf ? 290 : 380;
        return (
          <li
            className={
              classNames(isWide && styles.postGridWide, isLead && styles.postGridLead, isHalf && styles.postGridHalf) ||
              undefined
            }
            key={post.slug}
          >
            <PostCard
              post={post}
              eager={isAboveFold && index === 0}
              sizes={`(min-width: 64rem) ${width}px, (min-width: 40rem) 46vw, ${isWide ? "92vw" : "7rem"}`}
            />
          </li>
        );
      })}
    </ul>
  );
}
