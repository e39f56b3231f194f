import type { Route } from "next";
import type { ReactNode } from "react";
import { reportAttributes } from "./button";
import { type ButtonLook, buttonClass } from "./button-style";

type ButtonLinkProps = ButtonLook & { href: Route; children: ReactNode; report?: string };

/** An internal link that looks like a button. */
export function ButtonLink({ size, variant, fullWidth, report, ...rest }: ButtonLinkProps) {
  return <a className={buttonClass({ size, variant, fullWidth })} {...reportAttributes(report)} {...rest} />;
}
