import type { Route } from "next";
import { type FormValues, wantsJson } from "../http/read-body";
import type { Delivered } from "../state/store";
import { renderAnswerPage } from "./answer-page";
import type { FieldErrors, FormAnswer } from "./fields";
import type { FormDefinition } from "./forms";

const plainHeaders = { "Cache-Control": "no-store" };

const pageHeaders = { ...plainHeaders, "Content-Type": "text/html; charset=utf-8" };

/** The answer to any method but POST. */
export function answerWrongMethod(): Response {
  return new Response(null, { status: 405, headers: { ...plainHeaders, Allow: "POST" } });
}

/**
 * Accepts a form: with JSON for script, with a redirect to the thank-you page for a browser. What is kept and not delivered
 * yet is "202 Accepted" (RFC 9110, section 15.3.3).
 */
export function answerAccepted(request: Request, form: FormDefinition, outcome: Delivered = "delivered"): Response {
  const isKept = outcome === "kept";
  const message = isKept ? form.texts.kept : form.texts.success;
  if (wantsJson(request)) return answerJson({ ok: true, message }, isKept ? 202 : 200);
  return redirectTo(isKept ? form.keptPath : form.donePath);
}

export type Rejection = {
  status: number;
  message: string;
  /** Messages for single fields. */
  errors?: FieldErrors;
  /** What was typed; shown again on the answer page. */
  values: FormValues;
  headers?: Readonly<Record<string, string>>;
};

/** Rejects a form: with JSON for script, with a page that has the filled-in form for a browser. */
export function answerRejected(
  request: Request,
  form: FormDefinition,
  siteName: () => string,
  { status, message, errors, values, headers }: Rejection,
): Response {
  if (wantsJson(request))
    return answerJson({ ok: false, message, ...(errors ? { fields: errors } : {}) }, status, headers);
  const page = renderAnswerPage({ siteName: siteName(), form, message, errors: errors ?? {}, values });
  return answerPage(page, status, headers);
}

/** Answers with a page made by `renderShell`. */
function answerPage(page: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(page, { status, headers: { ...pageHeaders, ...headers } });
}

/** Leads a browser from a post to a page. */
function redirectTo(path: Route): Response {
  return new Response(null, { status: 303, headers: { ...plainHeaders, Location: path } });
}

function answerJson(answer: FormAnswer, status: number, headers?: Readonly<Record<string, string>>): Response {
  return Response.json(answer, { status, headers: { ...headers, ...plainHeaders } });
}
