import { classNames } from "../ui/class-names";
import styles from "./featured-on.module.css";

type FeaturedOnProps = { names: readonly string[] };

/** Publications that wrote about the site. Renders nothing without any. */
export function FeaturedOn({ names }: FeaturedOnProps) {
  if (names.length === 0) return null;
  return (
    <div className={styles.strip}>
      <div className={classNames("container", styles.inner)}>
        <p className="eyebrow" id="featured-on">
          Featured on
        </p>
        <ul className={styles.names} aria-labelledby="featured-on">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
