/**
 * Opens the share sheet of the device. If there is none, or it fails, copies the address.
 * @returns a message for the reader; empty if the share sheet was used.
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
