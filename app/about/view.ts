import type { TeamMember } from "@/components/about/team-member-card";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument } from "@/lib/content/site/documents";
import { getAuthor } from "@/lib/content/site/entries";

/** The people of the team. One is a sample with the whole team, or as an author. */
export function teamMembers(): TeamMember[] {
  const site = currentSite();
  const { members, sample } = getDocument(site, "site/team");
  return members.map((member) => ({
    ...member,
    isSample: sample || member.sample || getAuthor(site, member.author ?? "")?.sample === true,
  }));
}
