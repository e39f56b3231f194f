import type { ReactNode } from "react";
import { routes } from "@/lib/util/routes";
import { ButtonLink } from "../ui/button-link";
import { ExternalButton } from "../ui/external-link";
import styles from "./help.module.css";

type Card = { heading: string; text: string; label: string };
type HelpCardsProps = { contact: Card; community?: (Card & { url: string }) | undefined };

/** Where to ask if the page has no answer: the editors and the community. */
export function HelpCards({ contact, community }: HelpCardsProps) {
  return (
    <div className="container section stack-6 two-columns">
      <HelpCard eyebrow="Contact" {...contact}>
        <ButtonLink href={routes.contact()} report={contact.label}>
          {contact.label}
        </ButtonLink>
      </HelpCard>
      {community && (
        <HelpCard eyebrow="Community" {...community}>
          <ExternalButton variant="outline" href={community.url}>
            {community.label}
          </ExternalButton>
        </HelpCard>
      )}
    </div>
  );
}

type HelpCardProps = Pick<Card, "heading" | "text"> & { eyebrow: string; children: ReactNode };

function HelpCard({ eyebrow, heading, text, children }: HelpCardProps) {
  return (
    <section className={`stack-3 start ${styles.helpCardsCard}`}>
      <p className="eyebrow">{eyebrow}</p>
      <h2 className="text-2xl">{heading}</h2>
      <p className="soft">{text}</p>
      {children}
    </section>
  );
}
