// @ts-check
import { ask, make, makeButton } from "./elements.js";

/**
 * @typedef {{ name: string, what: string, page?: string, state: "new" | "changed" | "deleted", version: string, difference: string, toCome: number }} File
 * @typedef {{ commit: string, who: string, when: string, what: string }} Past
 * @typedef {{ site: string, stuck?: string, upstream?: string, head?: string, obstacle?: string, files: File[], findings: { text: string, isObstacle: boolean }[], moves: string[], history: Past[] }} State
 */

const fileList = /** @type {HTMLElement} */ (document.querySelector("#files"));
const historyList = /** @type {HTMLElement} */ (document.querySelector("#history"));
const said = /** @type {HTMLElement} */ (document.querySelector("#said"));

/** @type {State | undefined} */
let state;
/** Whether something is being published: buttons then do nothing. */
let isBusy = false;

async function look() {
  state = undefined;
  historyList.replaceChildren();
  try {
    state = /** @type {State} */ (await ask("/changes/state"));
    historyList.replaceChildren(...state.history.map(showPast));
    fileList.replaceChildren(...showFiles(state));
  } catch (error) {
    fileList.replaceChildren(make("p", { class: "bad" }, /** @type {Error} */ (error).message));
  }
}

/** @param {string | undefined} page @param {string} words */
const linkTo = (page, words) =>
  page && state ? make("a", { href: new URL(page, state.site).href, target: "_blank" }, words) : words;

/** @param {string} title @param {string[]} lines @param {string} [kind] */
const listOf = (title, lines, kind = "") =>
  lines.length === 0
    ? []
    : [make("h3", {}, title), make("ul", { class: kind }, ...lines.map((one) => make("li", {}, one)))];

/** @param {State} now */
function showFiles({ files, findings, moves, stuck, obstacle, upstream, site }) {
  const refused = stuck ? [make("p", { class: "bad" }, stuck)] : [];
  const done = stuck ? "Everything that is saved is committed." : "Everything that is saved is published.";
  if (files.length === 0) return [...refused, make("p", {}, done)];
  const message = /** @type {HTMLInputElement} */ (
    make("input", { type: "text", id: "message", maxlength: "500", autocomplete: "off", "aria-describedby": "where" })
  );
  message.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") void publish(message);
  });
  const where = upstream
    ? `Publish commits what is ticked, pushes it to ${upstream}, and waits for ${site}.`
    : `Publish commits what is ticked, and waits for ${site}, which reads this folder and shows what is saved.`;
  const of = (/** @type {boolean} */ isObstacle) =>
    findings.filter((one) => one.isObstacle === isObstacle).map(({ text }) => text);
  const form = make(
    "div",
    { class: "card" },
    ...listOf("To correct before publishing", of(true), "bad"),
    ...listOf("To correct", of(false)),
    ...listOf("What it moves", moves),
    make("label", { class: "words", for: "message" }, "What was done, in your words"),
    message,
    make("p", { class: "soft", id: "where" }, where),
    ...(obstacle ? [make("p", { class: "bad" }, obstacle)] : []),
    make(
      "div",
      { class: "actions" },
      makeButton("Publish", () => void publish(message), { class: "main", "aria-disabled": obstacle ? "true" : false }),
    ),
  );
  return [...refused, ...files.map(showFile), form];
}

/** @param {File} file @param {number} index */
function showFile({ what, page, state: kind, difference, toCome }, index) {
  const places = toCome === 1 ? "place" : "places";
  return make(
    "article",
    { class: "card", "aria-label": what },
    make(
      "label",
      { class: "choice" },
      make("input", { type: "checkbox", name: "file", value: String(index), checked: true }),
      make("h3", {}, what),
    ),
    make(
      "p",
      {},
      kind === "deleted" || !page ? "" : linkTo(page, "Its page"),
      ` (${kind})`,
      ...(toCome > 0 ? [make("strong", {}, `, ${toCome} ${places} still to be written (TK)`)] : []),
    ),
    ...(difference ? [showDifference(difference)] : []),
  );
}

/** @param {string} difference */
function showDifference(difference) {
  const kinds = /** @type {Record<string, string>} */ ({ "+": "plus", "-": "minus" });
  const lines = difference.split("\n").map((line) => make("span", { class: kinds[line.charAt(0)] ?? "" }, `${line}\n`));
  return make("pre", { tabindex: "0", "aria-label": "Difference" }, ...lines);
}

/** @param {Past} past */
function showPast(past) {
  const { commit, who, when, what } = past;
  const box = make("div");
  const show = async () => {
    const isOpen = difference.getAttribute("aria-expanded") === "true";
    difference.setAttribute("aria-expanded", String(!isOpen));
    if (isOpen) return box.replaceChildren();
    const found = await ask(`/changes/difference?${new URLSearchParams({ commit })}`).catch((error) => error);
    box.replaceChildren(
      found instanceof Error ? make("p", { class: "bad" }, found.message) : showDifference(found.difference),
    );
  };
  const difference = makeButton("Show the difference", () => void show(), {
    "aria-expanded": "false",
    "aria-label": `Show the difference: ${what}`,
  });
  return make(
    "article",
    { class: "card" },
    make("h3", {}, what),
    make("p", { class: "soft" }, `${who}, ${when}`),
    make(
      "div",
      { class: "actions" },
      difference,
      makeButton("Undo", () => void undo(past), { "aria-label": `Undo: ${what}` }),
    ),
    box,
  );
}

/** @param {HTMLInputElement} message */
async function publish(message) {
  if (isBusy) return;
  if (!state?.head) return tell("bad", state?.obstacle ?? "");
  const { head, files: all } = state;
  const ticked = [...document.querySelectorAll("input[name=file]:checked")];
  const files = ticked.flatMap((box) => all[Number(box.getAttribute("value"))] ?? []);
  const sent = { message: message.value, head, files: files.map(({ name, version }) => ({ name, version })) };
  await act("Publishing…", "/changes/publish", sent, files);
}

/** @param {Past} past */
async function undo({ commit, what }) {
  if (isBusy) return;
  if (!state?.head) return tell("bad", state?.obstacle ?? "");
  await act(`Undoing “${what}”…`, "/changes/undo", { commit, head: state.head });
}

/** Says what has happened, and leads the keyboard there. @param {"good" | "bad" | ""} kind @param {(Node | string)[]} content */
function tell(kind, ...content) {
  said.className = kind;
  said.replaceChildren(...content);
  said.focus();
}

/** @param {string} words @param {string} path @param {object} sent @param {{ page?: string }[]} [files] */
async function act(words, path, sent, files = []) {
  isBusy = true;
  tell("", words);
  const page = files.find((file) => file.page)?.page;
  const link = page ? [" ", linkTo(page, "Open the page")] : [];
  try {
    const { seconds, problem, wanted = [] } = await ask(path, sent);
    if (problem) tell("bad", `It is committed, and nothing is lost. Readers may not see it yet: ${problem}`);
    else
      tell(
        "good",
        `Live after ${seconds} s.`,
        ...link,
        ...wanted.map((/** @type {string} */ one) => `\nReaders have seen the previous version. ${one}`),
      );
    await look();
  } catch (error) {
    const typed = document.querySelector("#message");
    const words = typed instanceof HTMLInputElement ? typed.value : "";
    await look();
    // What was typed is kept.
    const again = document.querySelector("#message");
    if (again instanceof HTMLInputElement) again.value = words;
    tell("bad", /** @type {Error} */ (error).message);
  } finally {
    isBusy = false;
  }
}

await look();
