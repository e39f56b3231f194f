declare const isSafe: unique symbol;

/** HTML that a page may show as it is. Only the renderers of lib/text make it, so a type error is a text that nobody has sanitised. */
export type SafeHtml = string & { readonly [isSafe]: true };

/** For renderers, of what they have sanitised or escaped. */
export function asSafeHtml(html: string): SafeHtml {
  return html as SafeHtml;
}
