import { classNames } from "../ui/class-names";
import styles from "./listing.module.css";
import { PostCard, type PostCardData } from "./post-card";

type PostGridProps = {
  posts: readonly PostCardData[];
  /** Whether the first card is above the fold; its picture is then loaded with priority. */
  isAboveFold?: boolean;
  /** Whether the first article leads: on wide screens it has a row of its own, its words beside its cover. */
  hasLead?: boolean;
  /** Whether on phones all covers are small, the first one too. */
  isSmall?: boolean;
};

/** Articles in three columns; two and one on smaller screens, where at most the first has a wide cover. */
export function PostGrid({ posts, isAboveFold = false, hasLead = false, isSmall = false }: PostGridProps) {
  return (
    <ul className={classNames(styles.postGrid, hasLead && styles.postGridLed)}>
      {posts.map((post, index) => {
        const isWide = index === 0 && !isSmall;
        return (
          <li className={isWide ? styles.postGridWide : undefined} key={post.slug}>
            <PostCard
              post={post}
              eager={isAboveFold && index === 0}
              sizes={`(min-width: 64rem) ${hasLead && index === 0 ? 790 : 380}px, (min-width: 40rem) 46vw, ${isWide ? "92vw" : "7rem"}`}
            />
          </li>
        );
      })}
    </ul>
  );
}
