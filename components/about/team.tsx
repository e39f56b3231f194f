import { Section } from "../ui/section";
import styles from "./about.module.css";
import { type TeamMember, TeamMemberCard } from "./team-member-card";

type TeamProps = { heading: string; members: readonly TeamMember[] };

/** The people behind the site. */
export function Team({ heading, members }: TeamProps) {
  if (members.length === 0) return null;
  return (
    <Section id="team" eyebrow="Team" title={heading}>
      <ul className={`grid ${styles.teamList}`}>
        {members.map((member) => (
          <TeamMemberCard key={member.name} {...member} />
        ))}
      </ul>
    </Section>
  );
}
