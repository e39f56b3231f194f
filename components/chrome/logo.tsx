import { routes } from "@/lib/site/routes";
import { classNames } from "../ui/class-names";
import styles from "./logo.module.css";

type LogoProps = { name: string /** Path data in a square of 24. */; mark: readonly string[]; onInverse?: boolean };

/** The mark and the name (content/site/brand.md), as the way home. */
export function Logo({ name, mark, onInverse = false }: LogoProps) {
  return (
    <a className={classNames(styles.logo, onInverse && styles.onInverse)} href={routes.home()}>
      <svg className={styles.mark} width="26" height="26" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={mark.join("")} />
      </svg>
      {name}
    </a>
  );
}
