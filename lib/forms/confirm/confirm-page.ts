import { routes } from "../../site/routes";
import { html } from "../html";
import { renderShell } from "../page-shell";

const heading = "Confirm your address";

export type ConfirmPage = {
  siteName: string;
  email: string;
  token: string;
  /** What went wrong at the first press. */
  error?: string;
};

/**
 * The page that a link of confirmation opens. Only its button confirms: programs that look at the links of a mail open pages,
 * and press nothing.
 */
export function renderConfirmPage({ siteName, email, token, error }: ConfirmPage): string {
  return renderShell(
    error === undefined ? heading : `Error: ${heading}`,
    siteName,
    html`<h1>${heading}</h1>
${error !== undefined && html`<div class="summary" role="alert" tabindex="-1" autofocus><p>${error}</p></div>`}
<p>Do you want the newsletter of ${siteName} at ${email}?</p>
<form action="${routes.newsletterConfirm()}" method="post">
<input type="hidden" name="token" value="${token}">
<button type="submit">Yes, subscribe</button>
</form>
<p>If you did not ask for it, close this page, and nothing is sent.</p>
`,
  );
}

/** The page for a link that does not work. */
export function renderDeadLinkPage(siteName: string): string {
  const title = "This link does not work";
  return renderShell(
    title,
    siteName,
    html`<h1>${title}</h1>
<p>It may be too old, or not complete. You can enter your address again at the end of every page.</p>
<p><a href="${routes.home()}">Return to Homepage</a></p>
`,
  );
}
