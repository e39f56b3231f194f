import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { nextActive } from "./next-active";
import { suggestionDelays } from "./suggestion-limits";
import { optionId } from "./suggestion-list";
import { listOptions } from "./suggestion-options";
import { useSuggestions } from "./use-suggestions";

/**
 * State of a combobox: query, suggestions and active option. The text box is uncontrolled, so text typed before
 * hydration stays.
 */
export function useCombobox(inputRef: RefObject<HTMLInputElement | null>, listId: string, limit: number) {
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = isOpen ? text.trim() : "";
  const latest = useSuggestions(query, limit);
  const found = query !== "" && latest?.query ? latest : undefined;

  const options = listOptions(found);

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    setText(input.value);
    // Text typed before hydration gets suggestions too.
    setIsOpen(input.value !== input.defaultValue && document.activeElement === input);
    return () => clearTimeout(hiding.current);
  }, [inputRef]);

  const open = () => {
    setText(inputRef.current?.value ?? "");
    setActive(-1);
    setIsOpen(true);
  };
  const close = () => {
    setActive(-1);
    setIsOpen(false);
  };
  const clear = () => {
    if (!inputRef.current) return;
    inputRef.current.value = "";
    inputRef.current.focus();
    setText("");
    close();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextActive(event.key, active, options.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "ArrowDown") {
      open();
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
    } else if (event.key === "Escape") {
      const overlay = event.currentTarget.closest<HTMLElement>("[popover]");
      // One key press closes both. Without preventDefault, the browser would also leave full-screen mode.
      if (found || overlay) event.preventDefault();
      close();
      overlay?.hidePopover();
    }
  };

  const inputEvents = {
    onInput: open,
    onKeyDown,
    onFocus: () => clearTimeout(hiding.current),
    onBlur: () => {
      hiding.current = setTimeout(close, suggestionDelays.blur);
    },
  };
  return { text, found, hasOptions: options.length > 0, active, close, clear, inputEvents };
}
