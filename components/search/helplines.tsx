import type { SafeHtml } from "@/lib/text/safe-html";
import "../ui/helplines.css";
import styles from "./helplines.module.css";

type HelplinesProps = { html: SafeHtml };

/** Helplines before results, without the other styles of texts. Their script may have put another country first. */
export function Helplines({ html }: HelplinesProps) {
  return (
    <div
      className={styles.box}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/text/blocks/helplines.ts.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
