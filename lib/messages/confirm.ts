import { access, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readBody } from "../http/read-body";
import { Refusal } from "../http/refusal";
import { isSameOrigin } from "../http/same-origin";
import { acceptedSecrets } from "../runtime/accepted-secrets";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import { siteName } from "../site/site-name";
import { sharedStore } from "../state/shared-store";
import { getReason } from "../util/reason-of";
import { routes } from "../util/routes";
import { answerPage, redirectTo } from "./answer";
import { html, renderShell } from "./answer-page";
import { type Confirmation, openConfirmation } from "./confirm-token";
import { deliver } from "./deliver";
import { newsletterForm } from "./forms";
import { inboxFolder } from "./inbox-file";
import { createOnce, getSubmissions } from "./once";

const webhookMs = 10_000;
const store = sharedStore();
const once = createOnce(getSubmissions("confirmation"), store);

/** Answers GET: the page with the button. It changes nothing, however often it is opened. */
export async function showConfirmation(request: Request, env: Env): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const confirmation = openToken(token, env);
  if (!confirmation) return answerPage(renderDeadLinkPage(), 404);
  if (await isUsed(confirmation, env)) return redirectTo(newsletterForm.donePath);
  // The address of this page is a secret of the reader.
  const headers = { "Referrer-Policy": "no-referrer" };
  return answerPage(renderConfirmPage({ email: confirmation.email, token }), 200, headers);
}

/**
 * Answers POST: tells the webhook (or the inbox file) that the address is confirmed. A link works once; a second press,
 * also at the same time, is delivered under the same idempotency key, if at all.
 */
export async function confirmAddress(request: Request, env: Env): Promise<Response> {
  let page = { email: "", token: "" };
  try {
    if (!isSameOrigin(request.headers, env.siteUrl, env.trustedProxies))
      throw new Refusal(403, "This form can only be sent from our own pages.");
    const { token = "" } = await readBody(request);
    const confirmation = openToken(token, env);
    if (!confirmation) return answerPage(renderDeadLinkPage(), 404);
    const { email, id } = confirmation;
    page = { email, token };
    if (await isUsed(confirmation, env)) return redirectTo(newsletterForm.donePath);
    const message = { email, event: "subscribed", confirmedAt: new Date().toISOString() };
    const delivery = { env, idempotencyKey: id, timeoutMs: webhookMs, store };
    const outcome = await once(id, {
      admit: async () => {},
      deliver: () => deliver(newsletterForm, message, delivery),
    });
    // Afterwards: a crash in between leaves a link that works, and the same key. So does a disk that takes no note.
    await noteUsed(confirmation, env).catch((error: unknown) =>
      logError(`newsletter: the use of a link could not be recorded: ${getReason(error)}`),
    );
    return redirectTo(outcome === "kept" ? newsletterForm.keptPath : newsletterForm.donePath);
  } catch (error) {
    const [status, said] =
      error instanceof Refusal ? [error.status, error.message] : [500, newsletterForm.texts.failed];
    if (status === 500) logError(`newsletter: a confirmation failed: ${getReason(error)}`);
    if (!page.token) return answerPage(renderDeadLinkPage(), status);
    return answerPage(renderConfirmPage({ ...page, error: said }), status);
  }
}

function openToken(token: string, env: Env) {
  const opened = acceptedSecrets(env, "newsletterSecret").map((secret) => openConfirmation(token, secret));
  return opened.find((one) => one !== undefined);
}

const getFolder = (env: Pick<Env, "inboxDir">) => join(inboxFolder(env), "confirmed");
const getName = ({ expires, id }: Confirmation) => `${expires}-${id}`;

/** Whether a link was used, by any process of this machine and also before a restart. */
async function isUsed(confirmation: Confirmation, env: Pick<Env, "inboxDir">): Promise<boolean> {
  return access(join(getFolder(env), getName(confirmation))).then(
    () => true,
    () => false,
  );
}

/** Notes that a link was used: an empty file, named after its id, until it expires. Removes what has expired. */
export async function noteUsed(
  confirmation: Confirmation,
  env: Pick<Env, "inboxDir">,
  now = Date.now(),
): Promise<void> {
  const folder = getFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, getName(confirmation)), "", { mode: 0o600, flush: true });
  for (const name of await readdir(folder))
    if (Number(name.split("-")[0]) <= now) await rm(join(folder, name), { force: true });
}

const confirmHeading = "Confirm your address";

type ConfirmPage = {
  email: string;
  token: string;
  /** What went wrong at the first press. */
  error?: string;
};

/**
 * The page that a link of confirmation opens. Only its button confirms: programs that check the links of a mail open pages,
 * and press nothing.
 */
function renderConfirmPage({ email, token, error }: ConfirmPage): string {
  return renderShell(
    error === undefined ? confirmHeading : `Error: ${confirmHeading}`,
    html`<h1>${confirmHeading}</h1>
${error !== undefined && html`<div class="summary" role="alert" tabindex="-1" autofocus><p>${error}</p></div>`}
<p>Do you want the newsletter of ${siteName()} at ${email}?</p>
<form action="${routes.newsletterConfirm()}" method="post">
<input type="hidden" name="token" value="${token}">
<button type="submit">Yes, subscribe</button>
</form>
<p>If you did not ask for it, close this page and nothing will be sent.</p>
`,
  );
}

/** The page for a link that does not work. */
function renderDeadLinkPage(): string {
  const title = "This link does not work";
  return renderShell(
    title,
    html`<h1>${title}</h1>
<p>It may have expired or be incomplete. You can sign up again at the bottom of any page.</p>
<p><a href="${routes.home()}">Return to Homepage</a></p>
`,
  );
}
