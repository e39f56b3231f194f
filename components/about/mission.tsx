import type { SafeHtml } from "@/lib/text/body-types";
import { classNames } from "../ui/class-names";
import { Picture } from "../ui/picture";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";
import styles from "./about.module.css";

type MissionProps = {
  heading: string;
  textHtml: SafeHtml;
  picture?: { src: string; alt: string } | undefined;
};

/** The mission of the site: its first paragraph is larger, with a picture above it, on wide screens beside it. */
export function Mission({ heading, textHtml, picture }: MissionProps) {
  return (
    <Section id="mission" eyebrow="Mission" title={heading}>
      <div className={classNames("grid", picture && "two-columns")}>
        {picture && (
          <Picture
            className="cover"
            {...picture}
            width={1200}
            height={675}
            sizes="(min-width: 48rem) 580px, 92vw"
            priority
          />
        )}
        <RichText className={`stack-4 measure ${styles.missionText}`} html={textHtml} />
      </div>
    </Section>
  );
}
