import type { SearchResult } from "@/lib/search/search-document";
import { Badge } from "../ui/badge";
import { Picture } from "../ui/picture";
import { Stars } from "../ui/stars";
import { Marked } from "./marked";
import styles from "./search-results.module.css";
import { typeLabels } from "./suggestion-options";

export type ResultCardData = SearchResult & {
  /** Snippet around the match, if neither title nor excerpt has it. */
  passage?: string | undefined;
};

type ResultCardProps = {
  result: ResultCardData;
  /** What is highlighted. */
  marks: readonly string[];
};

/** A search result: cover, type, category, title and text with highlighted matches, and the stars of a review. */
export function ResultCard({ result, marks }: ResultCardProps) {
  const { title, excerpt, passage, category, coverImage, type, url, rating } = result;
  return (
    <article className={`stretched ${styles.resultCard}`}>
      {coverImage && (
        <Picture
          className={`cover ${styles.resultCardCover}`}
          src={coverImage}
          alt=""
          width={1200}
          height={675}
          sizes="(min-width: 48rem) 208px, 30vw"
        />
      )}
      <div className={styles.resultCardBody}>
        <p className="row-2 text-sm faint">
          <Badge variant={type === "review" ? "strong" : "quiet"}>{typeLabels[type]}</Badge>
          <span>
            <Marked text={category} marks={marks} />
          </span>
        </p>
        <h3 className={`card-title text-lg ${styles.resultCardTitle}`}>
          <a href={url}>
            <Marked text={title} marks={marks} />
          </a>
        </h3>
        {rating !== undefined && <Stars rating={rating} />}
        {type === "review" && rating === undefined && <p className="text-sm soft">Not reviewed yet</p>}
        <p className={`measure text-sm soft ${styles.resultCardExcerpt}`}>
          <Marked text={passage ?? excerpt} marks={marks} />
        </p>
      </div>
    </article>
  );
}
