import { routes } from "@/lib/util/routes";
import { attribute } from "../client/contract";

type DisclosureLineProps = {
  text: string;
  /** Name of the partner, where the link near it does not say it. */
  leadsTo?: string | undefined;
};

/** Short disclosure near every affiliate link, with a link to the full one. */
export function DisclosureLine({ text, leadsTo }: DisclosureLineProps) {
  return (
    <p className="text-xs snug faint disclosure-line" {...attribute("disclosure")}>
      <span>
        {leadsTo && `Leads to ${leadsTo}. `}
        {text}{" "}
        <a className="no-wrap" href={routes.affiliateDisclosure()}>
          How we are paid
        </a>
      </span>
    </p>
  );
}
