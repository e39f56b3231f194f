import { routes } from "@/lib/site/routes";
import { classNames } from "../ui/class-names";
import styles from "./disclosure-line.module.css";

type DisclosureLineProps = { text: string; onInverse?: boolean };

/** The short disclosure that stands near every affiliate link, with the way to the long one. */
export function DisclosureLine({ text, onInverse = false }: DisclosureLineProps) {
  return (
    <p className={classNames(styles.line, onInverse && styles.onInverse)} data-disclosure="">
      <span>
        {text} <a href={routes.affiliateDisclosure()}>How we are paid</a>
      </span>
    </p>
  );
}
