import { routes } from "@/lib/site/routes";
import { classNames } from "../ui/class-names";
import styles from "./logo.module.css";

type LogoProps = { name: string; onInverse?: boolean };

/** Mark (public/images/logo-mark.svg) and name, as a link to the home page. */
export function Logo({ name, onInverse = false }: LogoProps) {
  return (
    <a className={classNames(styles.logo, onInverse && styles.onInverse)} href={routes.home()}>
      <svg className={styles.mark} width="26" height="26" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M11.25 1.4a8.4 8.4 0 0 0 0 16.8ZM12.75 5.8a8.4 8.4 0 0 1 0 16.8Z" />
      </svg>
      {name}
    </a>
  );
}
