import { html, type SafeHtml } from "./html";

/** A whole page without React and without script (docs/decisions/011-forms-without-script.md). */
export function renderShell(title: string, siteName: string, main: SafeHtml): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,follow">
<meta name="color-scheme" content="light dark">
<title>${title} | ${siteName}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/styles/brand.css">
<link rel="stylesheet" href="/styles/answer-page.css">
</head>
<body>
<header><a href="/">${siteName}</a></header>
<main>
${main}</main>
</body>
</html>
`;
  return page.text;
}
