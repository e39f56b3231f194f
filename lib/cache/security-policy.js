// @ts-check
import { createHash } from "node:crypto";

/**
 * What every page may load, apart from scripts. `style` attributes set the width of bars; no style element is inline.
 */
const directives = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** For responses that are not pages: they may load nothing. next.config.ts says which. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For the page of an error 500 (lib/server/response.ts). */
export const errorPagePolicy = `${emptyPolicy}; style-src 'self'; img-src 'self'`;

/** For the reply to a form, a page without script that has the form again (lib/messages/reply.ts). */
export const formPolicy = errorPagePolicy.replace("form-action 'none'", "form-action 'self'");

/**
 * The content security policy of pages: allows inline scripts by their hashes.
 * @param {readonly string[]} inlineScripts The text of each, as the browser reads it in the page.
 */
export function buildHashPolicy(inlineScripts) {
  return withScripts([...new Set(inlineScripts.map(hashOf))]);
}

/**
 * The policy of a page that is rendered for each request: allows inline scripts with this nonce.
 * @param {string} nonce
 * @param {readonly string[]} own Inline scripts of the site itself, the same on every page; allowed by their hashes.
 */
export function buildNoncePolicy(nonce, own = []) {
  return withScripts([`'nonce-${nonce}'`, ...own.map(hashOf)]);
}

/** @param {readonly string[]} sources */
function withScripts(sources) {
  return [...directives, ["script-src 'self'", ...sources].join(" ")].join("; ");
}

/** @param {string} content */
function hashOf(content) {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
