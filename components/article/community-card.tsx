import { ExternalButton } from "../ui/external-link";

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
      <ExternalButton size="sm" variant="outline" href={url}>
        {label}
      </ExternalButton>
    </aside>
  );
}
