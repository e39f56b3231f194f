import type { ComponentPropsWithoutRef } from "react";
import { buttonClick, eventAttribute } from "@/lib/offers/events";
import { type ButtonLook, buttonClass } from "./button-style";

/** Event that a click reports. */
export type ButtonReport = { label: string; category?: string; value?: number };

type ButtonProps = ButtonLook & { report?: ButtonReport } & Omit<ComponentPropsWithoutRef<"button">, "className">;

/** A button for an action on the page. For links, use ButtonLink. */
export function Button({ size, variant, fullWidth, report, type = "button", ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ size, variant, fullWidth })} {...reportAttributes(report)} {...rest} />
  );
}

/** The attribute for the event of a click; empty if there is none. */
export function reportAttributes(report?: ButtonReport) {
  return report ? eventAttribute(buttonClick(report.label, report.category, report.value)) : {};
}
