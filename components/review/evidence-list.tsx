import { formatDate, type IsoDay } from "@/lib/util/date";
import { type EvidenceImage, EvidenceLink } from "./evidence-link";
import styles from "./review.module.css";

/** A picture of a test, with what is to be known of it. */
export type EvidencePicture = EvidenceImage & {
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
    <ul className="stack-4" aria-label="What the tester saw">
      {pictures.map(({ caption, takenOn, madeBy, ...picture }) => (
        <li key={picture.src}>
          <figure className={styles.evidenceFrame}>
            <EvidenceLink picture={picture} sizes="8rem" pictureClass="full-width" />
            <figcaption className="stack-1">
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
