import { Section } from "../ui/section";
import { Snippet } from "../ui/snippet";
import styles from "./mission.module.css";

type MissionProps = {
  heading: string;
  /** Safe HTML. */
  textHtml: string;
};

/** The mission of the site, with the typography of an editorial. */
export function Mission({ heading, textHtml }: MissionProps) {
  return (
    <Section id="mission" eyebrow="Mission" title={heading} layout="beside">
      <Snippet className={styles.text} html={textHtml} />
    </Section>
  );
}
