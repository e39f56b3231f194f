import { routes } from "@/lib/util/routes";
import { ButtonLink } from "../ui/button-link";
import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";
import styles from "./help-cards.module.css";

type Card = { heading: string; text: string; label: string };
type HelpCardsProps = { contact: Card; community?: (Card & { url: string }) | undefined };

/** Where to ask if the page has no answer: the editors and the community. */
export function HelpCards({ contact, community }: HelpCardsProps) {
  return (
    <div className={`container stack-6 ${styles.cards}`}>
      <section className={styles.card}>
        <div>
          <p className="eyebrow">Contact</p>
          <h2 className={styles.heading}>{contact.heading}</h2>
        </div>
        <p className={styles.text}>{contact.text}</p>
        <ButtonLink href={routes.contact()} report={{ label: contact.label }}>
          {contact.label}
        </ButtonLink>
      </section>
      {community && (
        <section className={styles.card}>
          <div>
            <p className="eyebrow">Community</p>
            <h2 className={styles.heading}>{community.heading}</h2>
          </div>
          <p className={styles.text}>{community.text}</p>
          <a className={buttonClass({ variant: "outline" })} href={community.url} rel="noopener">
            {community.label} <Icon name="external" size={16} />
          </a>
        </section>
      )}
    </div>
  );
}
