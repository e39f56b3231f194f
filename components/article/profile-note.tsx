import { isProfile } from "@/lib/util/hosts";

/** Says of some links to profiles which of them lead to the network and no profile; nothing where all are profiles. */
export function ProfileNote({ urls }: { urls: readonly string[] }) {
  const hosts = new Set(urls.flatMap((url) => (isProfile(url) ? [] : new URL(url).hostname.replace("www.", ""))));
  if (hosts.size === 0) return null;
  return (
    <p className="text-xs faint">
      Leads to the home page of {[...hosts].join(" and ")}: an invented person has no profile.
    </p>
  );
}
