import styles from "./home.module.css";

type FeaturedOnProps = {
  names: readonly { name: string }[];
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
        {names.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
