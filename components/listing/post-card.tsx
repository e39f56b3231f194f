import type { IsoDay } from "@/lib/util/date";
import { routes } from "@/lib/util/routes";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { MetaLine } from "../ui/meta-line";
import { Picture } from "../ui/picture";
import styles from "./listing.module.css";

export type PostCardData = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  coverImage: string;
  coverAlt: string;
  date: IsoDay;
  /** Reading time in minutes. */
  readTime: number;
  /** Absent on the page of its author. */
  authorName?: string;
};

type PostCardProps = {
  post: PostCardData;
  /** Whether the card is above the fold. */
  eager?: boolean;
  /** The `sizes` attribute of its cover. */
  sizes: string;
};

/** An article in a list: cover, category, title, date, reading time, author and three lines of the excerpt. */
export function PostCard({ post, eager = false, sizes }: PostCardProps) {
  return (
    <article className={`stretched stack-2 start ${styles.postCard}`}>
      <Picture
        className={`cover ${styles.postCardCover}`}
        src={post.coverImage}
        alt={post.coverAlt}
        width={1200}
        height={675}
        sizes={sizes}
        priority={eager}
      />
      <Badge>{post.category}</Badge>
      <h3 className="card-title text-xl">
        <a href={routes.post(post.slug)}>{post.title}</a>
      </h3>
      <MetaLine author={post.authorName} date={post.date} readTime={post.readTime} />
      <p className="text-sm soft three-lines">{post.excerpt}</p>
      <span className="row-2 text-sm bold accent" aria-hidden="true">
        Read More <Icon name="arrow-right" size={16} />
      </span>
    </article>
  );
}
