import { attribute } from "../client/contract";

type StatusTagProps = {
  children: string;
  /** Whether it marks a sample. */
  isSample?: boolean;
};

/** A caveat beside what it qualifies: a sample score, a review without a test. For what something is, use `Badge`. */
export function StatusTag({ children, isSample }: StatusTagProps) {
  return (
    <span className="tag" {...(isSample && attribute("sample"))}>
      {children}
    </span>
  );
}
