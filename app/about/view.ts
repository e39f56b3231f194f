import type { TeamMember } from "@/components/about/team-member-card";
import { getAuthor } from "@/lib/content/site/authors";
import { getDocument } from "@/lib/content/site/documents";

/** The people of the team. One is a sample with the whole team, or as an author. */
export function teamMembers(): TeamMember[] {
  const { members, sample } = getDocument("site/team");
  return members.map((member) => ({
    ...member,
    isSample: sample || member.sample || getAuthor(member.author ?? "")?.sample === true,
  }));
}
