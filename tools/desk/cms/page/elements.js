// @ts-check

/** What shows the server that a request comes from a page of the desk. */
export function getToken() {
  return document.querySelector("meta[name=desk-token]")?.getAttribute("content") ?? "";
}

/**
 * An element with attributes and content. Everything is set as text.
 * @param {string} name @param {Record<string, string | boolean>} [attributes] @param {(Node | string)[]} content
 */
export function make(name, attributes = {}, ...content) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) node.setAttribute(key, value === true ? "" : value);
  node.append(...content);
  return node;
}

/**
 * A button that does something when it is pressed. @param {string} label @param {() => void} act
 * @param {Record<string, string | boolean>} [attributes]
 */
export function makeButton(label, act, attributes = {}) {
  const button = make("button", { type: "button", ...attributes }, label);
  button.addEventListener("click", act);
  return button;
}
