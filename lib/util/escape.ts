import { withoutForbidden } from "./characters";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes plain text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Escapes plain text for XML, in elements and in quoted attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(withoutForbidden(text));
}

/**
 * Escapes plain text as the content of an HTML element, not of an attribute. Quotes stay as they are, for feed readers
 * that show a title as it is written.
 */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Escapes plain text as a part of a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
