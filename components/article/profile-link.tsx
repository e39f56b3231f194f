import { ExternalButton } from "../ui/external-link";

type ProfileLinkProps = {
  url: string;
  /** Whose profile it is. */
  name: string;
};

/** Link to somebody's profile on a professional network. */
export function ProfileLink({ url, name }: ProfileLinkProps) {
  return (
    <ExternalButton variant="outline" size="sm" href={url}>
      Professional profile<span className="visually-hidden"> of {name}</span>
    </ExternalButton>
  );
}
