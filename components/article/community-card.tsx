import { buttonClass } from "../ui/button-style";
import { ExternalLink } from "../ui/external-link";
import { Icon } from "../ui/icon";

type CommunityCardProps = {
  heading: string;
  text: string;
  label: string;
  url: string;
};

/** Link to an external forum. Not an affiliate link: nobody pays for it. */
export function CommunityCard({ heading, text, label, url }: CommunityCardProps) {
  return (
    <aside className="stack-3 start" aria-label={heading} data-no-print="">
      <p className="eyebrow">Community</p>
      <h2 className="text-lg">{heading}</h2>
      <p className="text-sm soft">{text}</p>
      <ExternalLink className={buttonClass({ size: "sm", variant: "outline" })} href={url}>
        {label} <Icon name="external" size={16} />
      </ExternalLink>
    </aside>
  );
}
