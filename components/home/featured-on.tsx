import { StatusTag } from "../ui/status-tag";
import styles from "./home.module.css";

type FeaturedOnProps = {
  /** `mark` says that a name is a sample, or that nothing proves it. */
  names: readonly { name: string; mark?: string | undefined }[];
};

/** Publications that wrote about the site. Renders nothing without any. */
export function FeaturedOn({ names }: FeaturedOnProps) {
  if (names.length === 0) return null;
  return (
    <div className={styles.featuredOn}>
      <p className="eyebrow" id="featured-on">
        Featured on
      </p>
      <ul className={styles.featuredOnNames} aria-labelledby="featured-on">
        {names.map(({ name, mark }) => (
          <li key={name}>
            {name} {mark && <StatusTag>{mark}</StatusTag>}
          </li>
        ))}
      </ul>
    </div>
  );
}
