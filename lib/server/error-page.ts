/**
 * The answer when rendering a page has failed. It depends on no content, no React and no script: Next's own answer is an
 * empty page that its scripts fill.
 */
export const errorPage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>This page could not be shown</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/styles/brand.css">
<link rel="stylesheet" href="/styles/answer-page.css">
</head>
<body>
<main>
<h1>This page could not be shown</h1>
<p>Something went wrong on our side. Trying again often helps.</p>
<p><a href="">Try again</a></p>
<p><a href="/">Return to Homepage</a></p>
</main>
</body>
</html>
`;
