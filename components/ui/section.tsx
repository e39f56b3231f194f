import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { SectionHeading } from "./section-heading";

type SectionProps = {
  /** Id of the heading, which labels the section. */
  id: string;
  title: string;
  /** Label above a headline that does not name the section itself. */
  eyebrow?: string | undefined;
  intro?: string | undefined;
  /** `beside`: on wide screens the heading has a column of its own. */
  layout?: "stacked" | "beside";
  /** `sunken`: a darker band over the full width. */
  tone?: "plain" | "sunken";
  children: ReactNode;
};

/** A section of a page: a rule, the heading and the content. */
export function Section({ id, title, eyebrow, intro, layout = "stacked", tone = "plain", children }: SectionProps) {
  return (
    <section className={classNames("section", tone === "sunken" && "section-sunken")} aria-labelledby={id}>
      <div className="container">
        <div className={classNames("section-inner", layout === "beside" && "section-beside")}>
          <SectionHeading id={id} title={title} eyebrow={eyebrow} intro={intro} />
          <div>{children}</div>
        </div>
      </div>
    </section>
  );
}
