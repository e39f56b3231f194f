"use client";

import { pageview } from "@vercel/analytics";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Counts a page view when the path or the query changes without a new document. A new hash does not count. The first
 * view of a document is counted by `pageViewScript`.
 */
export function PageViews() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const counted = useRef<string | undefined>(undefined);
  // The hooks trigger the effect; the path is from `location`, which differs where the server rewrites it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const { pathname: path, search } = window.location;
    const address = path + search;
    if (counted.current !== undefined && counted.current !== address) pageview({ path });
    counted.current = address;
  }, [pathname, query]);
  return null;
}
