import type { SafeHtml } from "@/lib/text/safe-html";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";
import styles from "./about.module.css";

type MissionProps = {
  heading: string;
  textHtml: SafeHtml;
};

/** The mission of the site, with the typography of an editorial. */
export function Mission({ heading, textHtml }: MissionProps) {
  return (
    <Section id="mission" eyebrow="Mission" title={heading} layout="beside">
      <RichText className={`measure ${styles.mission}`} html={textHtml} />
    </Section>
  );
}
