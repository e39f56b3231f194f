import type { Route } from "next";

type AppLinkProps = {
  name: string;
  /** Absent where there is no review. */
  review?: Route | undefined;
  className?: string;
};

/** The name of an app, linked to its review where there is one. */
export function AppLink({ name, review, className }: AppLinkProps) {
  if (!review) return name;
  return (
    <a className={className} href={review}>
      {name}
    </a>
  );
}
