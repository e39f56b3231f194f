import { eventAttribute, outboundClick } from "@/lib/analytics/events";
import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";
import styles from "./side-card.module.css";

type CommunityCardProps = { heading: string; text: string; label: string; url: string };

/** The way to an outside forum. Not a partner: no money changes hands. */
export function CommunityCard({ heading, text, label, url }: CommunityCardProps) {
  return (
    <aside className={styles.card} aria-label={heading} data-no-print="">
      <p className="eyebrow">Community</p>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <a
        className={buttonClass({ size: "sm", variant: "outline" })}
        href={url}
        rel="noopener"
        {...eventAttribute(outboundClick(url, label))}
      >
        {label} <Icon name="external" size={16} />
      </a>
    </aside>
  );
}
