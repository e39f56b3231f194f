"use client";

import { pageview } from "@vercel/analytics";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Counts a page view when the path or the query changes inside a document; a change of the hash is none. The document's
 * own view is counted by `pageViewScript`.
 */
export function PageViews() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const counted = useRef<string | undefined>(undefined);
  // The hooks say when to look; the address bar says where the reader is, also where the server rewrote the path.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const { pathname: path, search } = window.location;
    const address = path + search;
    if (counted.current !== undefined && counted.current !== address) pageview({ path });
    counted.current = address;
  }, [pathname, query]);
  return null;
}
