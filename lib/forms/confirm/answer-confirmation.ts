import { readBody } from "../../http/read-body";
import { Refusal } from "../../http/refusal";
import { isSameOrigin } from "../../http/same-origin";
import type { Env } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { reasonOf } from "../../runtime/reason-of";
import { answerPage, redirectTo } from "../answer";
import { type Delivered, deliver } from "../deliver-message";
import { createWebhookQuota } from "../form-limits";
import { newsletterForm } from "../newsletter-form";
import { renderConfirmPage, renderDeadLinkPage } from "./confirm-page";
import { openConfirmation } from "./confirm-token";
import { isUsed, noteUsed } from "./used-confirmations";

const webhookMs = 10_000;
let takeQuota: (() => Promise<boolean>) | undefined;

/** Answers GET: the page with the button. It changes nothing, however often it is opened. */
export async function showConfirmation(request: Request, siteName: string, env: Env): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const confirmation = openToken(token, env);
  if (!confirmation) return answerPage(renderDeadLinkPage(siteName), 404);
  if (await isUsed(confirmation, env)) return redirectTo(newsletterForm.donePath);
  // The address of this page is a secret of the reader.
  const headers = { "Referrer-Policy": "no-referrer" };
  return answerPage(renderConfirmPage({ siteName, email: confirmation.email, token }), 200, headers);
}

/**
 * Answers POST: tells the webhook (or the inbox file) that the address is confirmed. A link works once; a second press,
 * also at the same time, is delivered under the same idempotency key, if at all.
 */
export async function confirmAddress(request: Request, siteName: string, env: Env): Promise<Response> {
  let page = { siteName, email: "", token: "" };
  try {
    if (!isSameOrigin(request.headers, env.siteUrl, env.trustedProxies))
      throw new Refusal(403, "This form can only be sent from our own pages.");
    const { token = "" } = await readBody(request);
    const confirmation = openToken(token, env);
    if (!confirmation) return answerPage(renderDeadLinkPage(siteName), 404);
    const { email, id } = confirmation;
    page = { siteName, email, token };
    if (await isUsed(confirmation, env)) return redirectTo(newsletterForm.donePath);
    takeQuota ??= createWebhookQuota(newsletterForm.name, () => env.webhookRate);
    const message = { email, event: "subscribed", confirmedAt: new Date().toISOString() };
    const delivery = { env, idempotencyKey: id, timeoutMs: webhookMs, takeQuota };
    const outcome: Delivered = await deliver(newsletterForm, message, delivery);
    // Afterwards: a crash in between leaves a link that works, and the same key. So does a disk that takes no note.
    await noteUsed(confirmation, env).catch((error: unknown) =>
      logError(`newsletter: that a link was used could not be noted: ${reasonOf(error)}`),
    );
    return redirectTo(outcome === "kept" ? newsletterForm.keptPath : newsletterForm.donePath);
  } catch (error) {
    const [status, said] =
      error instanceof Refusal ? [error.status, error.message] : [500, newsletterForm.texts.failed];
    if (status === 500) logError(`newsletter: a confirmation failed: ${reasonOf(error)}`);
    if (!page.token) return answerPage(renderDeadLinkPage(siteName), status);
    return answerPage(renderConfirmPage({ ...page, error: said }), status);
  }
}

function openToken(token: string, { newsletterSecret }: Env) {
  return newsletterSecret === undefined ? undefined : openConfirmation(token, newsletterSecret);
}
