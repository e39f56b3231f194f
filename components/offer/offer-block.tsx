import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { classNames } from "../ui/class-names";
import { AffiliateLink } from "./affiliate-link";
import { DisclosureLine } from "./disclosure-line";
import styles from "./offer-block.module.css";

type OfferBlockProps = {
  heading: string;
  text: string;
  label: string;
  target: AffiliateLinkTarget;
  disclosure: string;
  /** The partner's offer, while it is valid. */
  offer?: string | undefined;
  /** `wide`: in a text. `card`: in a sidebar. */
  look?: "wide" | "card";
};

/** A partner's offer with link and disclosure, in a text or sidebar. */
export function OfferBlock({ heading, text, label, target, disclosure, offer, look = "wide" }: OfferBlockProps) {
  return (
    <aside
      className={classNames(styles.block, styles[look])}
      aria-label={`${look === "card" ? "Partner card" : "Partner offer"}: ${target.partnerName}`}
      data-no-print=""
    >
      <div className={styles.body}>
        <p className={classNames("eyebrow", styles.eyebrow)}>
          {offer ? `Partner offer · ${offer}` : "From our partner"}
        </p>
        <p className={styles.title}>{heading}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.action}>
        <AffiliateLink target={target} size={look === "card" ? "sm" : "md"} fill={look === "card"}>
          {label}
        </AffiliateLink>
      </div>
      <div className={styles.disclosure}>
        <DisclosureLine text={disclosure} />
      </div>
    </aside>
  );
}
