import { EvidenceLink } from "./evidence-link";
import type { EvidencePicture } from "./evidence-list";
import styles from "./screen-strip.module.css";

/** Pictures of a test beside each other, each with its caption; nothing without any. A press opens the picture itself. */
export function ScreenStrip({ screens }: { screens: readonly EvidencePicture[] }) {
  if (screens.length === 0) return null;
  return (
    <ul className={styles.screenStrip} aria-label="From our test">
      {screens.map(({ caption, ...screen }) => (
        <li key={screen.src}>
          <EvidenceLink
            picture={screen}
            sizes="(min-width: 48rem) 320px, 92vw"
            pictureClass={styles.screenStripPicture}
          />
          <p className="text-xs soft">{caption}</p>
        </li>
      ))}
    </ul>
  );
}
