// @ts-check
import { make, makeButton } from "./elements.js";
import { readNow, saveOver } from "./folder.js";

/**
 * Two editors in one file: what was typed and the newer version on the disk, side by side. What was typed is kept in this browser
 * until somebody has saved it or thrown it away, also when the desk is reloaded.
 */
const dialog = /** @type {HTMLDialogElement} */ (document.querySelector("#conflict"));
const place = "desk-not-saved";

/** @returns {Record<string, string>} Texts by the paths of their files. */
const readKept = () => JSON.parse(localStorage.getItem(place) ?? "{}");

/** @param {string} path @param {string} [text] Not set: it is not needed any more. */
function keep(path, text) {
  const { [path]: _, ...others } = readKept();
  localStorage.setItem(place, JSON.stringify(text === undefined ? others : { ...others, [path]: text }));
}

addEventListener("desk-conflict", (event) => {
  const { path, mine } = /** @type {CustomEvent<{ path: string, mine: string }>} */ (event).detail;
  keep(path, mine);
  void show(path, mine);
});

/** Shows what was not saved when the desk was open last. */
export async function showKept() {
  for (const [path, mine] of Object.entries(readKept())) {
    await show(path, mine);
    return;
  }
}

/** @param {string} path @param {string} mine */
async function show(path, mine) {
  const { text: theirs, version } = await readNow(path);
  if (theirs === mine) return keep(path);
  const said = make("p", { role: "status" });
  const saveMine = async () => {
    try {
      await saveOver(path, mine, version);
      keep(path);
      location.reload();
    } catch (error) {
      said.textContent = /** @type {Error} */ (error).message;
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(mine);
    said.textContent = "Your text is copied.";
  };
  const throwAway = () => {
    keep(path);
    location.reload();
  };
  dialog.replaceChildren(
    make("h2", { id: "conflict-title", tabindex: "-1" }, `${path.replace(/^\/content\//, "")} was changed elsewhere`),
    make(
      "p",
      {},
      "Your text has not been saved, but it is not lost: it is kept in this browser. Lines that differ are marked.",
    ),
    make("div", { class: "texts" }, column("On the disk now", theirs, mine), column("Yours", mine, theirs)),
    said,
    make(
      "div",
      { class: "actions" },
      makeButton("Replace it with mine", () => void saveMine()),
      makeButton("Discard mine", throwAway),
      makeButton("Copy mine", () => void copy()),
      makeButton("Decide later", () => dialog.close()),
    ),
  );
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("h2")?.focus();
}

/** @param {string} heading @param {string} text @param {string} other */
function column(heading, text, other) {
  const known = new Set(other.split("\n"));
  const lines = text.split("\n").map((line) => (known.has(line) ? `${line}\n` : make("mark", {}, `${line}\n`)));
  return make("div", {}, make("h3", {}, heading), make("pre", { tabindex: "0", "aria-label": heading }, ...lines));
}
