import { type EvidenceImage, EvidenceLink } from "./evidence-link";
import styles from "./screen-strip.module.css";

/** A few pictures of a test in one row, of three the first larger, on a phone the first alone; nothing without any. A press opens the picture itself. */
export function ScreenStrip({ screens }: { screens: readonly EvidenceImage[] }) {
  if (screens.length === 0) return null;
  return (
    <ul className={styles.screenStrip} aria-label="From our test">
      {screens.map((screen, index) => (
        <li key={screen.src}>
          <EvidenceLink
            picture={screen}
            sizes={index === 0 ? "(min-width: 64rem) 410px, 92vw" : "(min-width: 48rem) 216px, 44vw"}
            pictureClass={styles.screenStripPicture}
          />
        </li>
      ))}
    </ul>
  );
}
