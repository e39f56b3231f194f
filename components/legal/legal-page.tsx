import type { TocItem } from "@/lib/markdown/body-types";
import type { Crumb } from "@/lib/site/metadata/breadcrumbs";
import { TableOfContents } from "../article/table-of-contents";
import { Main } from "../chrome/main";
import { classNames } from "../ui/class-names";
import { PageHero } from "../ui/page-hero";
import { Prose } from "../ui/prose";
import { LegalDates } from "./legal-dates";
import styles from "./legal-page.module.css";

type LegalPageProps = {
  label: string;
  title: string;
  /** ISO days. */
  effective: string;
  updated: string;
  /** Safe HTML from lib/markdown, and its table of contents. */
  body: { html: string; toc: readonly TocItem[] };
  trail: readonly Crumb[];
};

/** A legal text: dates, table of contents and text. */
export function LegalPage({ label, title, effective, updated, body, trail }: LegalPageProps) {
  return (
    <Main trail={trail}>
      <PageHero eyebrow={label} title={title}>
        <LegalDates effective={effective} updated={updated} />
      </PageHero>
      <div className={classNames("container", styles.layout)}>
        <div className={styles.contents}>
          <TableOfContents items={body.toc} />
        </div>
        <Prose html={body.html} />
      </div>
    </Main>
  );
}
