import type { RenderedBody } from "@/lib/text/body-types";
import type { IsoDay } from "@/lib/util/date";
import { TableOfContents } from "../article/table-of-contents";
import { PageHero } from "../ui/page-hero";
import { Prose } from "../ui/prose";
import styles from "./legal.module.css";
import { LegalDates } from "./legal-dates";

type LegalTextProps = {
  label?: string | undefined;
  title: string;
  effective: IsoDay;
  updated: IsoDay;
  body: Pick<RenderedBody, "html" | "toc">;
};

/** A legal text: dates, table of contents and text. */
export function LegalText({ label, title, effective, updated, body }: LegalTextProps) {
  return (
    <>
      <PageHero eyebrow={label} title={title}>
        <LegalDates effective={effective} updated={updated} />
      </PageHero>
      <div className={`container stack ${styles.legalText}`}>
        <div className={styles.legalTextContents}>
          <TableOfContents items={body.toc} />
        </div>
        <div>
          <Prose html={body.html} />
        </div>
      </div>
    </>
  );
}
