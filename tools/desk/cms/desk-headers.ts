import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
};

/** The headers of an answer. @param extension Of the file, with its dot. */
export function getHeaders(extension: string): Record<string, string> {
  return {
    "content-type": types[extension] ?? "text/plain",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
}

/** Where the editor finds a module that it names without an address, as its page says it. */
const [, importMap = ""] =
  /<script type="importmap">(.*?)<\/script>/.exec(readFileSync(resolve("tools/desk/cms/page/index.html"), "utf8")) ??
  [];

/** What the page of the desk may load: nothing of other hosts. */
export const policy = [
  "default-src 'none'",
  `script-src 'self' 'wasm-unsafe-eval' 'sha256-${createHash("sha256").update(importMap).digest("base64")}'`,
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "manifest-src blob:",
  // The site that shows what is typed: its port is not known yet (tools/desk/typed).
  "frame-src blob: http://127.0.0.1:*",
  "frame-ancestors 'none'",
  "form-action 'none'",
  "base-uri 'self'",
].join("; ");
