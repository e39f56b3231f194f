import type { Route } from "next";
import type { PageOf } from "@/lib/util/paging";
import { ButtonLink } from "../ui/button-link";
import { FeedLink } from "./feed-link";
import styles from "./listing.module.css";
import { Pagination } from "./pagination";
import type { PostCardData } from "./post-card";
import { PostGrid } from "./post-grid";

type ListingSectionProps = {
  /** The heading of the first page. */
  title: string;
  page: PageOf<PostCardData>;
  hrefFor: (page: number) => Route;
  /** Message and link of an empty page. */
  empty: { text: string; label: string; href: Route };
  /** The feed of the same articles. */
  feed?: Route;
};

/** One page of a list of articles, with the count, feed and pagination. */
export function ListingSection({ title, page, hrefFor, empty, feed }: ListingSectionProps) {
  if (page.items.length === 0) {
    return (
      <section className="container stack-5 start text-lg under-head">
        <p>{empty.text}</p>
        <ButtonLink href={empty.href}>{empty.label}</ButtonLink>
      </section>
    );
  }
  return (
    <section className={`container ${styles.listingSection}`}>
      <div className={styles.listingSectionHead}>
        <h2 className="text-2xl">{page.page > 1 ? `Page ${page.page} of ${page.pageCount}` : title}</h2>
        <p className="text-sm faint">
          Showing {page.items.length} of {page.total} posts
        </p>
        {feed && <FeedLink feed={feed} />}
      </div>
      <PostGrid posts={page.items} isAboveFold hasLead={page.page === 1} />
      <Pagination page={page.page} pageCount={page.pageCount} hrefFor={hrefFor} />
    </section>
  );
}
