import { Icon } from "../ui/icon";

/** Says of a plan in a table why it is the best of them. */
export function Best({ children }: { children: string }) {
  return (
    <span className="best">
      <Icon name="check" size={14} /> {children}
    </span>
  );
}
