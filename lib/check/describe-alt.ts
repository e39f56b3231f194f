import { basename } from "node:path";
import type { Diagnostic } from "../content/read/diagnostics";

type Problem = { message: string; severity: Diagnostic["severity"] };

/**
 * The problem of a text alternative (WCAG 1.1.1); `undefined` if there is no certain one.
 * @param url The name of the picture.
 */
export function describeAlt(alt: string, url = ""): Problem | undefined {
  const name = basename(url).replace(/\.[a-z]+$/i, "");
  const plain = alt.trim().toLowerCase();
  if (/\.(?:avif|webp|png|jpe?g|svg|gif)$/.test(plain) || (name !== "" && plain === name.toLowerCase()))
    return { message: `"${alt}" is the name of a file. Write what the picture shows.`, severity: "error" };
  const [opening] =
    /^an? (?:image|picture|photo|photograph|graphic) (?:of|showing)\b|^(?:image|picture|photo|photograph|graphic) (?:of|showing)\b/i.exec(
      alt.trim(),
    ) ?? [];
  return opening
    ? { message: `Leave out "${opening}": screen readers already say that it is a picture.`, severity: "warning" }
    : undefined;
}
