// @ts-check
import { ask, fillPage, make, makeButton, readBase64, tell } from "./elements.js";

/**
 * @typedef {{ name: string, ask: string, choices?: string[], fallback?: string }} Question
 * @typedef {{ part: "product" | "test" | "review", title: string, questions: Question[] }} Part
 */

/** @type {{ apps: string[], parts: Part[] }} */
const { apps, parts } = await ask("/changes/questions");
const app = choose("app", "App", ["", ...apps], (one) => one || "A new app");
const cover = /** @type {HTMLInputElement} */ (make("input", { type: "file", accept: "image/*" }));
const isTested = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", name: "tested", checked: true }));
const boxes = new Map(parts.map((one) => [one.part, showPart(one)]));
const form = /** @type {HTMLFormElement} */ (
  make(
    "form",
    { novalidate: true },
    make("div", { class: "card" }, app, make("label", { class: "choice" }, isTested, "Enter a test and its results")),
    ...boxes.values(),
    makeButton("Make the files", () => void begin(), { class: "main" }),
  )
);
fillPage(form);
form.addEventListener("change", update);
// Enter in a field asks for nothing half-finished.
form.addEventListener("submit", (event) => event.preventDefault());
update();

function update() {
  const hasApp = app.querySelector("select")?.value !== "";
  const product = boxes.get("product");
  const test = boxes.get("test");
  if (product) product.hidden = hasApp;
  if (test) test.hidden = !isTested.checked;
}

/** @param {string} id @param {string} label @param {readonly string[]} choices @param {(one: string) => string} name */
function choose(id, label, choices, name) {
  const options = choices.map((one) => make("option", { value: one }, name(one)));
  return make("label", { class: "words" }, label, make("select", { name: id }, ...options));
}

/** @param {Part} part */
function showPart({ part, title, questions }) {
  const fields = questions.map((question) => ({
    isNeeded: question.fallback === undefined || question.name === "cover",
    field: showQuestion(part, question),
  }));
  const others = fields.filter(({ isNeeded }) => !isNeeded);
  return make(
    "fieldset",
    { class: "card" },
    make("legend", {}, title),
    ...fields.filter(({ isNeeded }) => isNeeded).map(({ field }) => field),
    ...(others.length > 0
      ? [make("details", {}, make("summary", {}, "More (optional)"), ...others.map(({ field }) => field))]
      : []),
  );
}

/** @param {string} part @param {Question} question */
function showQuestion(part, { name, ask: words, choices, fallback }) {
  const id = `${part}.${name}`;
  // Browsers also take a file that is dropped there.
  if (name === "cover")
    return make(
      "label",
      { class: "words" },
      "Cover: drop a picture here, or choose one (default: one is drawn)",
      cover,
    );
  // Nothing is chosen for anybody: a test has a tester who did it.
  if (choices) return choose(id, words, ["", ...choices], (one) => one || fallback || "Choose");
  const hint = fallback ? ` (default: ${fallback})` : "";
  return make(
    "label",
    { class: "words" },
    `${words}${hint}`,
    make("input", { type: "text", name: id, autocomplete: "off" }),
  );
}

/** @param {string} part */
function read(part) {
  const given = [...new FormData(form)].flatMap(([key, value]) => {
    const [of, name = ""] = key.split(".");
    return of === part && value !== "" ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(given);
}

async function begin() {
  const chosen = app.querySelector("select")?.value;
  tell("", "Making the files: this takes a few seconds…");
  try {
    const picture = cover.files?.[0];
    const { files } = await ask("/changes/begin", {
      ...(picture ? { cover: await readBase64(picture) } : {}),
      ...(chosen ? { app: chosen } : { product: read("product") }),
      ...(isTested.checked ? { test: read("test") } : {}),
      review: read("review"),
    });
    fillPage(...files.map(showMade));
    tell("good", "The files have been made. The review is a draft: write what is marked TK, then untick “Draft”.");
  } catch (error) {
    // The form stays as it was filled in.
    tell("bad", /** @type {Error} */ (error).message);
  }
}

/** @param {{ name: string, toCome: { line: number, text: string }[] }} file */
function showMade({ name, toCome }) {
  const entry = name.replace(/\.md$/, "").replace("/", "/entries/");
  return make(
    "article",
    { class: "card" },
    make("h3", {}, make("a", { href: `/#/collections/${entry}` }, name)),
    toCome.length > 0
      ? make("ul", {}, ...toCome.map(({ line, text }) => make("li", {}, `Line ${line}: ${text}`)))
      : make("p", {}, "Nothing in it is marked TK."),
  );
}
