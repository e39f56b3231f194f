import { plainPage } from "../http/plain-page";
import { type FormValues, wantsJson } from "../http/read-body";
import { escapeHtml } from "../util/escape";
import type { Delivered } from "./deliver";
import { type FieldErrors, type FormField, type FormReply, honeypotName, mayBeEmpty } from "./fields";
import type { FormDefinition } from "./forms";

const plainHeaders = { "Cache-Control": "no-store" };

const pageHeaders = { ...plainHeaders, "Content-Type": "text/html; charset=utf-8" };

/**
 * Accepts a form: with JSON for script, with a redirect to the thank-you page for a browser. What is kept and not delivered
 * yet is "202 Accepted" (RFC 9110, section 15.3.3).
 */
export function replyAccepted(request: Request, form: FormDefinition, outcome: Delivered = "delivered"): Response {
  const isKept = outcome === "kept";
  const message = isKept ? form.texts.kept : form.texts.success;
  if (wantsJson(request)) return replyJson({ ok: true, message }, isKept ? 202 : 200);
  const headers = { ...plainHeaders, Location: isKept ? form.keptPath : form.donePath };
  return new Response(null, { status: 303, headers });
}

export type Rejection = {
  status: number;
  message: string;
  /** Messages for single fields. */
  errors?: FieldErrors;
  /** What was typed; shown again on the reply page. */
  values: FormValues;
  headers?: Readonly<Record<string, string>>;
};

/** Rejects a form: with JSON for script, with a page that has the filled-in form for a browser. */
export function replyRejected(
  request: Request,
  form: FormDefinition,
  siteName: () => string,
  { status, message, errors, values, headers }: Rejection,
): Response {
  if (wantsJson(request))
    return replyJson({ ok: false, message, ...(errors ? { fields: errors } : {}) }, status, headers);
  const page = renderReplyPage({ siteName: siteName(), form, message, errors: errors ?? {}, values });
  return new Response(page, { status, headers: { ...pageHeaders, ...headers } });
}

function replyJson(reply: FormReply, status: number, headers?: Readonly<Record<string, string>>): Response {
  return Response.json(reply, { status, headers: { ...headers, ...plainHeaders } });
}

export type ReplyPage = {
  siteName: string;
  form: FormDefinition;
  message: string;
  errors: FieldErrors;
  values: FormValues;
};

/**
 * The page that answers a form posted without script when something is wrong: what it is, and the form again with everything
 * that was typed. docs/decisions/011-forms-without-script.md says why it is not rendered by React.
 */
export function renderReplyPage({ siteName, form, message, errors, values }: ReplyPage): string {
  const fields = Object.entries(form.fields);
  const wrong = fields.filter(([name]) => errors[name]);
  const main = html`<h1>${form.heading}</h1>
<div class="summary" role="alert" tabindex="-1" autofocus>
<p>${message}</p>
${wrong.length > 0 && html`<ul>${wrong.map(([name, { label }]) => html`<li><a href="#${name}">${label}: ${errors[name]}</a></li>`)}</ul>`}
</div>
<form action="${form.action}" method="post">
${fields.map(([name, field]) => renderField(name, field, values[name] ?? "", errors[name]))}
<div class="trap" aria-hidden="true"><label for="${honeypotName}">Leave this field empty</label><input id="${honeypotName}" name="${honeypotName}" tabindex="-1" autocomplete="off" readonly></div>
<button type="submit">${form.submitLabel}</button>
</form>
<p><a href="${form.homePath}">Leave without sending</a></p>
`;
  const name = escapeHtml(siteName);
  const title = `Error: ${escapeHtml(form.heading)} | ${name}`;
  return plainPage({ title, header: `<header><a href="/">${name}</a></header>\n`, main: main.text });
}

/** One field of the reply page: label, control with the typed value, and error. */
function renderField(name: string, field: FormField, value: string, error?: string): Markup {
  return html`<div class="field">
<label for="${name}">${field.label}${mayBeEmpty(field) && html` <span class="optional">(optional)</span>`}</label>
${renderControl(name, field, value, error)}
${error && html`<p class="error" id="${name}-error">${error}</p>`}
</div>
`;
}

function renderControl(name: string, field: FormField, value: string, error?: string): Markup {
  const attributes = html`id="${name}" name="${name}"${field.required && html` required`}${
    field.autoComplete && html` autocomplete="${field.autoComplete}"`
  }${error && html` aria-invalid="true" aria-describedby="${name}-error"`}`;
  if (field.control === "select") {
    const options = (field.options ?? []).map((option) => {
      const label = option || field.emptyLabel || option;
      return html`<option value="${option}"${option === value && html` selected`}>${label}</option>`;
    });
    return html`<select ${attributes}>${options}</select>`;
  }
  // The HTML parser drops the first line break after the start tag; this one protects that of the text.
  if (field.control === "textarea") return html`<textarea rows="8" ${attributes}>\n${value}</textarea>`;
  return html`<input type="${field.control}" value="${value}" ${attributes}>`;
}

/** HTML that needs no escaping, told from text at run time. */
class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | readonly Markup[] | string | number | undefined | false;

/** Template tag for HTML. Escapes every value that it did not build itself. */
function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + write(parts[index - 1]) + string));
}

function write(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return escapeHtml(String(part));
}
