import type { ComponentProps, ReactNode } from "react";
import { newTabWords } from "@/lib/text/rehype-links";
import { type ButtonLook, buttonClass } from "./button-style";
import { Icon } from "./icon";

type ExternalLinkProps = ComponentProps<"a"> & { href: string };

/** A link to another site that nobody pays for. It opens in a new tab, as affiliate links do. */
export function ExternalLink({ rel = "noopener", children, ...attributes }: ExternalLinkProps) {
  return (
    <a {...attributes} target="_blank" rel={rel}>
      {children}
      <span className="visually-hidden">{newTabWords}</span>
    </a>
  );
}

/** The same as a button. */
export function ExternalButton({ href, children, ...look }: ButtonLook & { href: string; children: ReactNode }) {
  return (
    <ExternalLink className={buttonClass(look)} href={href}>
      {children} <Icon name="external" size={16} />
    </ExternalLink>
  );
}
