import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";

type CommunityCardProps = {
  heading: string;
  text: string;
  label: string;
  url: string /** Whether one line is enough. */;
  isShort?: boolean;
};

/** Link to an external forum. Not an affiliate link: nobody pays for it. */
export function CommunityCard({ heading, text, label, url, isShort }: CommunityCardProps) {
  if (isShort)
    return (
      <aside className="stack-3 start" aria-label={heading} data-no-print="">
        <p className="text-sm soft">
          {heading}.{" "}
          <a href={url} rel="noopener">
            {label}
          </a>
        </p>
      </aside>
    );
  return (
    <aside className="stack-3 start" aria-label={heading} data-no-print="">
      <p className="eyebrow">Community</p>
      <h2 className="text-lg">{heading}</h2>
      <p className="text-sm soft">{text}</p>
      <a className={buttonClass({ size: "sm", variant: "outline" })} href={url} rel="noopener">
        {label} <Icon name="external" size={16} />
      </a>
    </aside>
  );
}
