import { isProfile } from "@/lib/util/profile";
import { buttonClass } from "../ui/button-style";
import { ExternalLink } from "../ui/external-link";
import { Icon } from "../ui/icon";

type ProfileLinkProps = {
  url: string;
  /** Whose profile it is. */
  name: string;
};

/** Link to somebody's profile on a professional network. Says so where it leads to the network and no profile. */
export function ProfileLink({ url, name }: ProfileLinkProps) {
  return (
    <div className="stack-2 start">
      <ExternalLink className={buttonClass({ variant: "outline", size: "sm" })} href={url}>
        Professional profile<span className="visually-hidden"> of {name}</span> <Icon name="external" size={16} />
      </ExternalLink>
      {!isProfile(url) && (
        <p className="text-xs faint">
          Leads to the home page of {new URL(url).hostname.replace("www.", "")}: an invented person has no profile.
        </p>
      )}
    </div>
  );
}
