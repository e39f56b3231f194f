import type { ComponentProps } from "react";
import { newTabWords } from "@/lib/text/rehype-links";

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
