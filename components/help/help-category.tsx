import type { Route } from "next";
import type { ComponentProps } from "react";
import { formatCount } from "@/lib/util/number";
import { attribute } from "../client/contract";
import { Fold } from "../ui/fold";
import { Icon } from "../ui/icon";
import styles from "./help.module.css";

type HelpCategoryProps = {
  icon: ComponentProps<typeof Icon>["name"];
  title: string;
  text: string;
  /** Absent while its claim is withheld. */
  articleCount?: number | undefined;
  /** Target of the heading. */
  href: string;
  topics: readonly { label: string; href: string }[];
};

/** A category of the help center with its topics. */
export function HelpCategory({ icon, title, text, articleCount, href, topics }: HelpCategoryProps) {
  return (
    <section className={styles.category} {...attribute("helpGroup", title)}>
      <div className={`container grid ${styles.categoryInner}`}>
        <div className={styles.categoryHead}>
          <span className={`fact ${styles.categoryIcon}`}>
            <Icon name={icon} size={28} />
          </span>
          <h2 className="text-2xl">
            <a className="tall-link plain" href={href as Route}>
              {title}
            </a>
          </h2>
          <p className="soft">{text}</p>
        </div>
        <div>
          <Fold isOpenOnWide summary={articleCount === undefined ? "Topics" : formatCount(articleCount, "article")}>
            <ul className={styles.categoryTopics}>
              {topics.map(({ label, href: topicHref }) => (
                <li className={styles.categoryTopic} key={label} {...attribute("helpEntry")}>
                  <a className="tall-link plain" href={topicHref as Route}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </section>
  );
}
