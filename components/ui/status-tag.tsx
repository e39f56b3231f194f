import { attribute } from "../client/contract";

type StatusTagProps = {
  children: string;
  /** Whether it marks a sample. */
  isSample?: boolean;
};

/** A few words beside what they qualify: a sample score, a review without a test. */
export function StatusTag({ children, isSample }: StatusTagProps) {
  return (
    <span className="tag" {...(isSample && attribute("sample"))}>
      {children}
    </span>
  );
}
