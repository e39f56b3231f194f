// @ts-check
import { ask, make, makeButton, readBase64 } from "./elements.js";

/**
 * The page as readers will see it, beside the form: rendered by the site from what is typed, in a frame of an origin of its own,
 * with what the check finds. The editor gives each form's values to a template, and a place of its own for what that shows.
 *
 * @typedef {{ where: string, what: string }} Finding
 * @typedef {{ get: (name: string) => any }} Entry
 */

/** Milliseconds without a keystroke after which the page is asked for. */
const pause = 400;
/** What screens show of a page at a width, in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 };

/** The page of the form that is open; another form has another place. @type {ReturnType<typeof buildPane> | undefined} */
let pane;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let isAsking = false;

/** @param {{ registerPreviewTemplate: Function, registerPreviewStyle: Function }} CMS @param {{ name: string, files?: { name: string }[] }[]} collections */
export function showRealPage(CMS, collections) {
  CMS.registerPreviewStyle("/desk.css");
  for (const { name, files } of collections)
    for (const one of files ?? [{ name }]) CMS.registerPreviewTemplate(one.name, takeTyped);
}

/** Called by the editor at each change. @param {{ entry: Entry, document: Document }} form */
function takeTyped({ entry, document: place }) {
  clearTimeout(timer);
  timer = setTimeout(() => void show(entry, place), pane?.place === place ? pause : 0);
  return null;
}

/** @param {Entry} entry @param {Document} place */
async function show(entry, place) {
  if (isAsking) {
    timer = setTimeout(() => void show(entry, place), pause);
    return;
  }
  isAsking = true;
  if (pane?.place !== place) pane = buildPane(place);
  const { say, showPage, showFindings } = pane;
  try {
    const typed = {
      collection: entry.get("collection"),
      path: entry.get("path") ?? "",
      data: entry.get("data").toJS(),
    };
    const { frame, page } = await ask("/changes/typed", await withPictures(typed));
    showPage(frame, page);
    const { findings } = await ask("/changes/findings");
    showFindings(findings);
    say(describe(page, findings));
  } catch (error) {
    say(/** @type {Error} */ (error).message, "bad");
  } finally {
    isAsking = false;
  }
}

/** @param {string | undefined} page @param {Finding[]} findings */
function describe(page, findings) {
  const { length } = findings;
  const found = length === 1 ? "One thing to correct" : `${length} things to correct`;
  if (length === 0) return page ? "As readers will see it." : "No page shows this yet: an app appears in its review.";
  return page ? `${found}. Until then the page may be as it was before.` : `${found} before there is a page:`;
}

/** Pictures that are chosen and not uploaded yet go with what is typed. @param {object} typed */
async function withPictures(typed) {
  // The editor numbers the items of lists for itself.
  let text = JSON.stringify(typed, (key, value) => (key.startsWith("__sc_") ? undefined : value));
  /** @type {Record<string, string>} */
  const pictures = {};
  for (const address of new Set(text.match(/blob:[^"\\)\s]+/g))) {
    const picture = await (await fetch(address)).blob();
    const ending = picture.type.replace(/^image\//, "").replace("jpeg", "jpg");
    const name = `typed-${Object.keys(pictures).length + 1}.${ending}`;
    pictures[name] = await readBase64(picture);
    text = text.replaceAll(address, `/images/${name}`);
  }
  return { ...JSON.parse(text), pictures };
}

/** @param {Document} place */
function buildPane(place) {
  const said = make("p", { role: "status", class: "soft" }, "Starting the site: this takes a few seconds…");
  const list = make("ul");
  const view = /** @type {HTMLIFrameElement} */ (make("iframe", { title: "The page as readers will see it" }));
  const stage = make("div", { class: "stage" }, view);
  const link = make("a", { class: "button", target: "_blank", hidden: true }, "Open in a tab");
  let width = widths.Phone;
  const buttons = Object.entries(widths).map(([name, of]) =>
    makeButton(name, () => choose(of), { "data-width": String(of) }),
  );
  const choose = (/** @type {number} */ chosen) => {
    width = chosen;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.width === String(width)));
    scaleView();
  };
  const scaleView = () => {
    const scale = Math.min(1, stage.clientWidth / width);
    view.style.cssText = `width: ${width}px; height: ${stage.clientHeight / scale}px; transform: scale(${scale})`;
  };
  const bar = make("div", { class: "actions", role: "group", "aria-label": "Width of the page" }, ...buttons, link);
  // Not into its body, which the editor fills.
  place.documentElement.append(make("div", { class: "real-page" }, bar, said, list, stage));
  place.defaultView?.addEventListener("resize", scaleView);
  choose(width);
  return {
    place,
    /** @param {string} words @param {string} [kind] */
    say: (words, kind = "soft") => {
      said.textContent = words;
      said.className = kind;
    },
    /** Without a page, the last one stays. @param {string} frame @param {string | undefined} page */
    showPage: (frame, page) => {
      if (!page) return;
      const send = () => view.contentWindow?.postMessage(page, new URL(frame).origin);
      link.setAttribute("href", `${page}${page.includes("?") ? "&" : "?"}${new URL(frame).search.slice(1)}`);
      link.hidden = false;
      if (view.src === frame) return send();
      view.addEventListener("load", send, { once: true });
      view.src = frame;
    },
    /** @param {Finding[]} findings */
    showFindings: (findings) => {
      list.replaceChildren(...findings.map(({ where, what }) => make("li", {}, `${where || "This file"}${what}`)));
      scaleView();
    },
  };
}
