import { formatDate, type IsoDay } from "@/lib/util/date";
import { Picture } from "../ui/picture";
import styles from "./review.module.css";

/** A picture of what the tester saw. */
export type EvidencePicture = {
  src: string;
  alt: string;
  width: number;
  height: number;
  caption: string;
  takenOn?: IsoDay | undefined;
  /** Set where the app made the picture itself. */
  madeBy?: "app" | undefined;
};

type EvidenceListProps = {
  pictures: readonly EvidencePicture[];
  /** The plan and the version that were tested, in words. */
  tested: string;
};

/** Pictures of a test, each with its caption, day, plan and version. A press opens the picture itself. */
export function EvidenceList({ pictures, tested }: EvidenceListProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={`stack-4 ${styles.evidenceList}`} aria-label="What the tester saw">
      {pictures.map(({ src, alt, width, height, caption, takenOn, madeBy }) => (
        <li key={src}>
          <figure className={styles.evidenceFrame}>
            <a className={styles.evidenceLink} href={src}>
              <Picture
                className={styles.evidencePicture}
                src={src}
                alt={alt}
                width={width}
                height={height}
                sizes="(min-width: 64rem) 330px, 92vw"
              />
              <span className="visually-hidden"> (opens a larger picture)</span>
            </a>
            <figcaption className={styles.evidenceCaption}>
              {caption}
              {madeBy === "app" && <strong> Made by the app, with AI.</strong>}
              <span className="text-xs faint">
                {takenOn && (
                  <>
                    <time dateTime={takenOn}>{formatDate(takenOn)}</time>,{" "}
                  </>
                )}
                {tested}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
