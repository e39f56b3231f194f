import { routes } from "@/lib/util/routes";
import { ButtonLink } from "../ui/button-link";
import { ExternalButton } from "../ui/external-link";
import styles from "./help.module.css";

type Card = { heading: string; text: string; label: string };
type HelpCardsProps = { contact: Card; community?: (Card & { url: string }) | undefined };

/** Where to ask if the page has no answer: the editors and the community. */
export function HelpCards({ contact, community }: HelpCardsProps) {
  return (
    <div className={`container stack-6 two-columns ${styles.helpCards}`}>
      <section className={`stack-4 start ${styles.helpCardsCard}`}>
        <div className="stack-2">
          <p className="eyebrow">Contact</p>
          <h2 className="text-2xl">{contact.heading}</h2>
        </div>
        <p className="soft">{contact.text}</p>
        <ButtonLink href={routes.contact()} report={contact.label}>
          {contact.label}
        </ButtonLink>
      </section>
      {community && (
        <section className={`stack-4 start ${styles.helpCardsCard}`}>
          <div className="stack-2">
            <p className="eyebrow">Community</p>
            <h2 className="text-2xl">{community.heading}</h2>
          </div>
          <p className="soft">{community.text}</p>
          <ExternalButton variant="outline" href={community.url}>
            {community.label}
          </ExternalButton>
        </section>
      )}
    </div>
  );
}
