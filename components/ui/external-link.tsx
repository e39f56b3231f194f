import type { ReactNode } from "react";
import { newTabWords } from "@/lib/text/rehype-links";

type ExternalLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** A link to another site that nobody pays for. It opens in a new tab, as affiliate links do. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{newTabWords}</span>
    </a>
  );
}
