import { useEffect, useState } from "react";

/** State: whether the reader is leaving for another page. Reset when the Back button restores the page. */
export function useLeaving(): [isLeaving: boolean, leave: () => void] {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setIsLeaving(false);
    window.addEventListener("pageshow", stay);
    return () => window.removeEventListener("pageshow", stay);
  }, []);
  return [isLeaving, () => setIsLeaving(true)];
}
