import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { PlaceholderNote } from "../claims/placeholder-note";
import { classNames } from "../ui/class-names";
import { AffiliateLink } from "./affiliate-link";
import { DisclosureLine } from "./disclosure-line";

type ClosingCtaProps = {
  heading: string;
  text: string;
  label: string;
  target: AffiliateLinkTarget;
  disclosure: string;
  quote?: { quote: string; name: string; mark?: string | undefined } | undefined;
  /** `section`: full width, at the end of a page. `box`: at the end of a text. */
  variant?: "section" | "box";
};

/** Call to action at the end of a page or text. */
export function ClosingCta({ heading, text, label, target, disclosure, quote, variant = "section" }: ClosingCtaProps) {
  // Without its link it would call to nothing.
  if (target.isDown) return null;
  return (
    <section className={classNames("inverse", `closing-${variant}`)} data-no-print="">
      <div className={classNames("stack-4 start", variant === "section" && "container closing-beside")}>
        <div className="stack-3">
          <h2 className={variant === "section" ? "text-3xl" : "text-2xl"}>{heading}</h2>
          <p className="lede">{text}</p>
          {quote && (
            <blockquote className="stack-2 measure closing-quote">
              <p className="text-lg">{quote.quote}</p>
              <footer className="text-sm soft">{quote.name}</footer>
            </blockquote>
          )}
          <PlaceholderNote of={[quote]} />
        </div>
        <div className="stack-3 start">
          <AffiliateLink target={target} placement="closing" size="lg">
            {label}
          </AffiliateLink>
          <DisclosureLine
            text={disclosure}
            leadsTo={label.includes(target.partnerName) ? undefined : target.partnerName}
          />
        </div>
      </div>
    </section>
  );
}
