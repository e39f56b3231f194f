import { attributes, selector } from "./contract";
import { onClick } from "./on-click";

/** The button Share. Says beside it what has happened. */
export function sharePages(signal: AbortSignal): void {
  const share = async (button: HTMLElement) => {
    const said = button.parentElement?.querySelector("[role=status]");
    if (!said) return;
    // Emptied first, so that assistive technology announces the same message again.
    said.textContent = "";
    const title = button.getAttribute(attributes.shareTitle) ?? "";
    const path = button.getAttribute(attributes.share) ?? "";
    said.textContent = await sharePage(title, new URL(path, location.href).href);
  };
  onClick(selector("share"), share, signal);
}

/**
 * Opens the share sheet of the device. If there is none, or it fails, copies the address.
 * @returns a message for the reader; empty if the share sheet was used.
 */
async function sharePage(title: string, url: string): Promise<string> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "";
    } catch (error) {
      // The reader closed the sheet.
      if (error instanceof DOMException && error.name === "AbortError") return "";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "Link copied";
  } catch {
    return `Copy this link: ${url}`;
  }
}
