/**
 * A whole page without React and without script (docs/decisions/011-forms-without-script.md): the reply to a form, or what an error shows.
 * All that it is given is safe HTML.
 */
export function plainPage({ title, header = "", main }: { title: string; header?: string; main: string }): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,follow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/styles/brand.css">
<link rel="stylesheet" href="/styles/plain-page.css">
</head>
<body>
${header}<main>
${main}</main>
</body>
</html>
`;
}
