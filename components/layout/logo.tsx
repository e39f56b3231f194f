import { routes } from "@/lib/util/routes";

type LogoProps = {
  name: string;
  /** Path data on a 24 × 24 grid. */
  mark: readonly string[];
};

/** Mark and name (content/site/brand.md), as a link to the home page. */
export function Logo({ name, mark }: LogoProps) {
  return (
    <a className="logo" href={routes.home()}>
      <svg
        className="accent logo-mark"
        width="26"
        height="26"
        viewBox="0 0 24 24"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={mark.join("")} />
      </svg>
      {name}
    </a>
  );
}
