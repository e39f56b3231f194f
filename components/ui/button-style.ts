import { classNames } from "./class-names";

export type ButtonLook = {
  size?: "sm" | "md" | "lg" | undefined;
  /** `partner`: only for links that are paid for (components/offer/affiliate-link.tsx). */
  variant?: "primary" | "secondary" | "outline" | "partner" | undefined;
  /** Full width of the container. */
  fullWidth?: boolean | undefined;
};

/** Class names for buttons, and for links that look like buttons. */
export function buttonClass({ size = "md", variant = "primary", fullWidth = false }: ButtonLook = {}): string {
  return classNames("button", `button-${size}`, `button-${variant}`, fullWidth && "full-width");
}
