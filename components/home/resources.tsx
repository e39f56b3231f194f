import { ExternalLink } from "../ui/external-link";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";

type ResourcesProps = { heading: string; items: readonly { label: string; url: string; text: string }[] };

/** Two pages of other sites that the editors recommend. Not affiliate links. */
export function Resources({ heading, items }: ResourcesProps) {
  return (
    <Section id="resources" eyebrow="Recommended resources" title={heading} layout="beside">
      <ul className="grid two-columns">
        {items.map(({ label, url, text }) => (
          <li key={url}>
            <ExternalLink className="tall-link text-xl" href={url}>
              {label} <Icon name="external" size={18} />
            </ExternalLink>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
