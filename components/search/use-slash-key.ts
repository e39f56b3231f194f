import { useEffect } from "react";

const fields = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Calls back on the slash key, except in a form field (docs/product.md, section 4, "Search"). */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onSlash]);
}
