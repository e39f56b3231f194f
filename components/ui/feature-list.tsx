import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./feature-list.module.css";
import { Icon } from "./icon";
import { Section } from "./section";

type Feature = { title: string; text: string; icon?: ComponentProps<typeof Icon>["name"] };

type FeatureListProps = {
  items: readonly Feature[];
  /** What is above a title: its number, its icon or only a line. */
  marker?: "line" | "number" | "icon";
  /** On wide screens. `1`: the text is beside its title. */
  columns?: 1 | 3 | 4;
};

/** Titles with a sentence or two each. */
export function FeatureList({ items, marker = "line", columns = 4 }: FeatureListProps) {
  const List = marker === "number" ? "ol" : "ul";
  return (
    <List className={classNames(styles.list, styles[marker], styles[`columns${columns}`])}>
      {items.map(({ title, text, icon }) => (
        <li className={styles.item} key={title}>
          {marker === "icon" && icon && (
            <span className={`fact ${styles.sign}`}>
              <Icon name={icon} size={28} />
            </span>
          )}
          <h3 className={`text-xl ${styles.title}`}>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </List>
  );
}

type FeatureSectionProps = FeatureListProps &
  Omit<ComponentProps<typeof Section>, "children" | "title" | "tone"> & { heading: string };

/** A section of a page that is such a list. Renders nothing without any. */
export function FeatureSection({ items, marker, columns, heading, ...section }: FeatureSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section {...section} title={heading}>
      <FeatureList items={items} marker={marker} columns={columns} />
    </Section>
  );
}
