import type { ComponentPropsWithoutRef } from "react";
import { buttonClick, eventAttribute } from "@/lib/offers/events";
import { type ButtonLook, buttonClass } from "./button-style";

type ButtonProps = ButtonLook & {
  /** The label under which a click is reported. */
  report?: string;
} & Omit<ComponentPropsWithoutRef<"button">, "className">;

/** A button for an action on the page. For links, use ButtonLink. */
export function Button({ size, variant, fullWidth, report, type = "button", ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ size, variant, fullWidth })} {...reportAttributes(report)} {...rest} />
  );
}

/** The attribute for the event of a click; empty if there is none. */
export function reportAttributes(report?: string) {
  return report ? eventAttribute(buttonClick(report)) : {};
}
