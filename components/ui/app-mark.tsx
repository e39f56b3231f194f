import { hashText } from "@/lib/util/hash-text";
import { Picture } from "./picture";

export type AppMarkProps = {
  /** The name of the app. */
  name: string;
  /** Address of its icon; without one, the initial on a tint of its own stands in. */
  icon?: string | undefined;
  /** Width and height in pixels. */
  size: 24 | 40 | 64;
};

/** The mark of an app. Decorative, because the name is always beside it. */
export function AppMark({ name, icon, size }: AppMarkProps) {
  if (icon !== undefined)
    return <Picture className="app-mark-icon" src={icon} alt="" width={size} height={size} sizes={`${size}px`} />;
  const style = { "--app-mark-hue": hashText(name) % 360, "--app-mark-size": `${size}px` } as React.CSSProperties;
  return (
    <span className="bold app-mark" style={style} aria-hidden="true">
      {name.charAt(0)}
    </span>
  );
}
