import { attribute } from "../client/contract";

type StatusTagProps = {
  children: string;
  /** Whether it marks a sample. */
  isSample?: boolean;
};

/** A reservation beside what it qualifies: a sample score, a review without a test. What something is, is said by a `Badge`. */
export function StatusTag({ children, isSample }: StatusTagProps) {
  return (
    <span className="tag" {...(isSample && attribute("sample"))}>
      {children}
    </span>
  );
}
