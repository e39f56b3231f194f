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

/**
 * Asks the server. @throws Error with what is wrong, in words for an editor.
 * @param {string} path @param {object} [sent] Posted as JSON. @returns {Promise<any>}
 */
export async function ask(path, sent) {
  const headers = { "x-desk-token": getToken(), "content-type": "application/json" };
  const answer = await fetch(path, sent ? { method: "POST", headers, body: JSON.stringify(sent) } : { headers }).catch(
    () => undefined,
  );
  if (!answer) throw new Error("The desk does not answer. Start it again with npm run desk; nothing is lost.");
  if (answer.status === 403) throw new Error("The desk has restarted. Reload this page.");
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  const content = isJson ? await answer.json() : { problem: await answer.text() };
  if (!answer.ok) throw new Error(content.problem);
  return content;
}

/** The bytes of a file as base64. @param {Blob} file @returns {Promise<string>} */
export function readBase64(file) {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => done(String(reader.result).replace(/^[^,]*,/, "")));
    reader.readAsDataURL(file);
  });
}
