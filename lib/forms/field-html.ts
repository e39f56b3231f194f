import type { FormField } from "./form-types";
import { html, type SafeHtml } from "./html";
import { mayBeEmpty } from "./may-be-empty";

/** One field of the answer page: label, control with the typed value, and error. */
export function renderField(name: string, field: FormField, value: string, error?: string): SafeHtml {
  return html`<div class="field">
<label for="${name}">${field.label}${mayBeEmpty(field) && html` <span class="optional">(optional)</span>`}</label>
${renderControl(name, field, value, error)}
${error && html`<p class="error" id="${name}-error">${error}</p>`}
</div>
`;
}

function renderControl(name: string, field: FormField, value: string, error?: string): SafeHtml {
  const attributes = html`id="${name}" name="${name}"${field.required && html` required`}${
    field.autoComplete && html` autocomplete="${field.autoComplete}"`
  }${error && html` aria-invalid="true" aria-describedby="${name}-error"`}`;
  if (field.control === "select") {
    return html`<select ${attributes}>${(field.options ?? []).map((option) => renderOption(option, field, value))}</select>`;
  }
  // The HTML parser drops the first line break after the start tag; this one protects that of the text.
  if (field.control === "textarea") return html`<textarea rows="8" ${attributes}>\n${value}</textarea>`;
  return html`<input type="${field.control}" value="${value}" ${attributes}>`;
}

function renderOption(option: string, field: FormField, value: string): SafeHtml {
  const label = option || field.emptyLabel || option;
  return html`<option value="${option}"${option === value && html` selected`}>${label}</option>`;
}
