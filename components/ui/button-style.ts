import { classNames } from "./class-names";

export type ButtonLook = {
  size?: "sm" | "md" | "lg" | undefined;
  variant?: "primary" | "secondary" | "outline" | undefined;
  /** Full width of the container. */
  fullWidth?: boolean | undefined;
};

/** Class names for buttons, and for links that look like buttons. */
export function buttonClass({ size = "md", variant = "primary", fullWidth = false }: ButtonLook = {}): string {
  return classNames("button", `button-${size}`, `button-${variant}`, fullWidth && "button-full-width");
}
