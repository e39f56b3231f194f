import { getEnv } from "@/lib/runtime/env";
import styles from "./desk.module.css";

type SearchProps = { path: string; title: string; description: string };

/** A search result at Google's widths: what does not fit is cut here as it is there. */
export function Search({ path, title, description }: SearchProps) {
  const { host } = new URL(getEnv().siteUrl);
  return (
    <section className={styles.part}>
      <h2>In search results</h2>
      <div className={styles.result}>
        <p className={styles.address}>
          {host}
          {path.replaceAll("/", " › ")}
        </p>
        <p className={styles.resultTitle}>{title || "No title"}</p>
        <p className={styles.resultText}>{description || "No description"}</p>
      </div>
      <p className={styles.measure}>
        Title {title.length} characters, description {description.length}.
      </p>
    </section>
  );
}

type ShareProps = { title: string; description: string; image: string };

/** The card of a link that somebody shares. */
export function Share({ title, description, image }: ShareProps) {
  const { host } = new URL(getEnv().siteUrl);
  return (
    <section className={styles.part}>
      <h2>When it is shared</h2>
      <div className={styles.card}>
        {image ? (
          // biome-ignore lint/performance/noImgElement: the file itself, as other sites show it.
          <img src={new URL(image, getEnv().siteUrl).pathname} alt="" width={1200} height={630} />
        ) : (
          <p className={styles.noPicture}>No picture</p>
        )}
        <div className={styles.cardText}>
          <p className={styles.address}>{host}</p>
          <p className={styles.cardTitle}>{title}</p>
          <p className={styles.cardDescription}>{description}</p>
        </div>
      </div>
    </section>
  );
}
