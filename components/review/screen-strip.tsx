import { Picture } from "../ui/picture";
import styles from "./screen-strip.module.css";

/** A picture of what the tester saw. */
export type Screen = { src: string; alt: string; width: number; height: number };

/** A few pictures of a test in one row; nothing without any. A press opens the picture itself. */
export function ScreenStrip({ screens }: { screens: readonly Screen[] }) {
  if (screens.length === 0) return null;
  return (
    <ul className={styles.screenStrip} aria-label="From our test">
      {screens.map(({ src, alt, width, height }) => (
        <li key={src}>
          <a href={src}>
            <Picture
              className={styles.screenStripPicture}
              src={src}
              alt={alt}
              width={width}
              height={height}
              sizes="(min-width: 48rem) 216px, 44vw"
            />
            <span className="visually-hidden"> (opens a larger picture)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
