import { renderField } from "./field-html";
import type { FormDefinition } from "./form-definition";
import { type FieldErrors, type FormValues, honeypotName } from "./form-types";
import { html } from "./html";
import { renderShell } from "./page-shell";

export type AnswerPage = {
  form: FormDefinition;
  siteName: string;
  message: string;
  errors: FieldErrors;
  values: FormValues;
};

/**
 * The page that answers a form posted without script when something is wrong: what it is, and the form again with everything
 * that was typed. docs/decisions/011-forms-without-script.md says why it is not rendered by React.
 */
export function renderAnswerPage({ form, siteName, message, errors, values }: AnswerPage): string {
  const fields = Object.entries(form.fields);
  const wrong = fields.filter(([name]) => errors[name]);
  return renderShell(
    `Error: ${form.heading}`,
    siteName,
    html`<h1>${form.heading}</h1>
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
`,
  );
}
