import { ExternalLink } from "../ui/external-link";
import { Icon } from "../ui/icon";

type ProfileLinkProps = {
  url: string;
  /** Whose profile it is. */
  name: string;
};

/** Link to somebody's profile on a professional network. */
export function ProfileLink({ url, name }: ProfileLinkProps) {
  return (
    <ExternalLink className="tall-link text-sm" href={url}>
      <span>
        Professional profile<span className="visually-hidden"> of {name}</span>
      </span>
      <Icon name="external" size={14} />
    </ExternalLink>
  );
}
