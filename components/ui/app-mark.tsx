import { hashText } from "@/lib/util/random";

type AppMarkProps = {
  /** The name of the app. */
  name: string;
  /** Width and height in pixels. */
  size: 24 | 40 | 64;
};

/** The mark of an app: its initial on a tint of its own. Decorative, because the name is always beside it. */
export function AppMark({ name, size }: AppMarkProps) {
  const style = { "--app-mark-hue": hashText(name) % 360, "--app-mark-size": `${size}px` } as React.CSSProperties;
  return (
    <span className="bold app-mark" style={style} aria-hidden="true">
      {name.charAt(0)}
    </span>
  );
}
