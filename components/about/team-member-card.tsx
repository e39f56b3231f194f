import { routes } from "@/lib/util/routes";
import { ProfileLink } from "../article/profile-link";
import { Avatar } from "../ui/avatar";
import styles from "./about.module.css";

export type TeamMember = {
  name: string;
  role: string;
  bio: string;
  image: string;
  imageAlt: string;
  linkedinUrl?: string | undefined;
  skills: readonly string[];
  /** Slug of the member's author page, if there is one. */
  author?: string | undefined;
};

/** A member of the team. */
export function TeamMemberCard({ name, role, bio, image, imageAlt, linkedinUrl, skills, author }: TeamMember) {
  return (
    <li className={`stack-3 start ${styles.member}`}>
      <Avatar src={image} alt={imageAlt} size={144} />
      <div>
        <h3 className="text-xl">
          {author ? (
            <a className="tall-link" href={routes.author(author)}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="text-sm faint">{role}</p>
      </div>
      <p className="soft">{bio}</p>
      {skills.length > 0 && (
        <ul className="meta-line" aria-label={`What ${name} covers`}>
          {skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      )}
      {linkedinUrl && <ProfileLink url={linkedinUrl} name={name} />}
    </li>
  );
}
