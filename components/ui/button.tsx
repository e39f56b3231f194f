import type { ComponentPropsWithoutRef } from "react";
import { buttonClick, eventAttribute } from "@/lib/analytics/events";
import { type ButtonLook, buttonClass } from "./button-style";

/** What a press reports to analytics (docs/product.md, section 2, "Reusable button"). */
export type ButtonReport = { label: string; category?: string; value?: number };

type ButtonProps = ButtonLook & { report?: ButtonReport } & Omit<ComponentPropsWithoutRef<"button">, "className">;

/** A button that does something on the page. What leads elsewhere is a ButtonLink. */
export function Button({ size, variant, fill, report, type = "button", ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ size, variant, fill })} {...reportAttributes(report)} {...rest} />
  );
}

/** The attribute of a pressed element that reports; none without a report. */
export function reportAttributes(report?: ButtonReport) {
  return report ? eventAttribute(buttonClick(report.label, report.category, report.value)) : {};
}
