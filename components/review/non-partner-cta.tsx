import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";

type NonPartnerCtaProps = {
  /** The app that is reviewed, which does not pay us. */
  product: string;
  /** Its own site, if its file names one. */
  website?: string | undefined;
};

/**
 * The way to an app that is no partner: its own site, untracked. Nothing is sold here
 * (docs/decisions/006-links-of-reviews-without-an-app-link.md).
 */
export function NonPartnerCta({ product, website }: NonPartnerCtaProps) {
  return (
    <div className="stack-2">
      {website && (
        <a className={buttonClass({ fullWidth: true })} href={website} rel="noopener">
          {`Visit ${product}`} <Icon name="external" size={16} />
        </a>
      )}
      <p className="text-sm soft">We earn nothing from {product}.</p>
    </div>
  );
}
