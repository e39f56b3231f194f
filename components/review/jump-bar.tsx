import styles from "./review.module.css";

type JumpBarProps = { items: readonly { id: string; text: string }[] };

/** The way to the parts that most readers look for. It stays at the top of small screens; wide ones have the contents beside the text. */
export function JumpBar({ items }: JumpBarProps) {
  if (items.length < 2) return null;
  return (
    <nav className={styles.jumpBar} aria-label="Jump to" data-no-print="">
      <ul className={styles.jumpBarList}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a className={`tall-link text-sm bold ${styles.jumpBarLink}`} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
