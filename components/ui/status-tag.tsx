type StatusTagProps = {
  children: string;
};

/** A caveat beside what it qualifies: an app without a test. For what something is, use `Badge`. */
export function StatusTag({ children }: StatusTagProps) {
  return <span className="tag">{children}</span>;
}
