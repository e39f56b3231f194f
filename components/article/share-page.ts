/**
 * Opens the device's sheet for sharing; where there is none, or it fails, copies the address.
 * @returns what to tell the reader; empty when the sheet has said it all.
 */
export async function sharePage(title: string, url: string): Promise<string> {
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
