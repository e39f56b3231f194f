import { useEffect, useState } from "react";

/** Whether the reader is on the way to another page, and how to say so. The page that the Back button brings back is not. */
export function useLeaving(): [isLeaving: boolean, leave: () => void] {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setIsLeaving(false);
    window.addEventListener("pageshow", stay);
    return () => window.removeEventListener("pageshow", stay);
  }, []);
  return [isLeaving, () => setIsLeaving(true)];
}
