// @ts-check
import { ask, fillPage, make, makeButton, tell } from "./elements.js";

/**
 * @typedef {{ name: string, what: string, page?: string, state: "new" | "changed" | "deleted", version: string, differences: string[], toCome: number }} File
 * @typedef {{ title: string, files: File[], findings: { text: string, isObstacle: boolean }[] }} Group
 * @typedef {{ commit: string, who: string, when: string, what: string, files: { name: string, what: string, page?: string }[] }} Past
 * @typedef {{ site: string, stuck?: string, upstream?: string, head?: string, obstacle?: string, groups: Group[], history: Past[] }} State
 */

const groupList = make("div", {}, make("p", {}, "Looking…"));
const historyList = make("div");
const entry = make("section", { hidden: true });
fillPage(showSection("Not published", groupList), entry, showSection("Last changes", historyList));

/** @param {string} title @param {Node} content */
function showSection(title, content) {
  const id = title.toLowerCase().replace(" ", "-");
  return make("section", { "aria-labelledby": id }, make("h2", { id }, title), content);
}

/** Of more groups than these, what they move is worked out when it is asked for: it takes seconds. */
const mostAtOnce = 3;

/** @type {State | undefined} */
let state;
/** Whether something is being published: buttons then do nothing. */
let isBusy = false;

/** Fills a box with what is asked for, or with why that does not work. @param {HTMLElement} box @param {() => Promise<(Node | string)[]>} load */
async function fill(box, load) {
  const content = await load().catch((/** @type {Error} */ error) => [make("p", { class: "bad" }, error.message)]);
  box.replaceChildren(...content);
}

/** Opens or closes a box. @param {HTMLElement} button @param {HTMLElement} box @param {() => Promise<(Node | string)[]>} load */
function toggle(button, box, load) {
  const isOpen = button.getAttribute("aria-expanded") === "true";
  button.setAttribute("aria-expanded", String(!isOpen));
  if (isOpen) box.replaceChildren();
  else void fill(box, load);
}

/** @param {string | undefined} page @param {string} words */
const linkTo = (page, words) =>
  page && state ? make("a", { href: new URL(page, state.site).href, target: "_blank" }, words) : words;

async function look() {
  state = undefined;
  historyList.replaceChildren();
  await fill(groupList, async () => {
    const now = /** @type {State} */ (await ask("/changes/state"));
    state = now;
    historyList.replaceChildren(...now.history.map((past) => showPast(past)));
    return showGroups(now);
  });
}

/** @param {State} now */
function showGroups({ groups, stuck, obstacle, upstream, site }) {
  const refused = stuck ? [make("p", { class: "bad" }, stuck)] : [];
  const cards = groups.map((group, index) => showGroup(group, index, groups.length > mostAtOnce));
  const done = stuck ? "Everything that is saved is committed." : "Everything that is saved is published.";
  if (groups.length === 0) return [...refused, make("p", {}, done)];
  const message = /** @type {HTMLInputElement} */ (
    make("input", { type: "text", id: "message", maxlength: "500", autocomplete: "off", "aria-describedby": "where" })
  );
  message.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") void publish(message);
  });
  const where = upstream
    ? `Publish commits what is ticked, pushes it to ${upstream}, and waits for ${site}.`
    : `Publish commits what is ticked, and waits for ${site}, which reads this folder and shows what is saved.`;
  const form = make(
    "div",
    { class: "card" },
    make("label", { class: "words", for: "message" }, "What was done, in your words"),
    message,
    make("p", { class: "soft", id: "where" }, where),
    ...(obstacle ? [make("p", { class: "bad" }, obstacle)] : []),
    make(
      "div",
      { class: "actions" },
      makeButton("Publish", () => void publish(message), {
        class: "main",
        id: "publish",
        "aria-disabled": obstacle ? "true" : false,
      }),
    ),
  );
  return [...refused, ...cards, form];
}

/** @param {Group} group @param {number} index @param {boolean} isMany */
function showGroup({ title, files, findings }, index, isMany) {
  const moves = make("div", { "aria-live": "polite" });
  const past = make("div");
  if (!isMany) void showMoves(files, moves);
  const isStuck = findings.some((one) => one.isObstacle);
  return make(
    "article",
    { class: "card", "aria-labelledby": `title-${index}` },
    make(
      "label",
      { class: "choice" },
      make("input", { type: "checkbox", name: "group", value: String(index), checked: !isStuck }),
      make("h3", { id: `title-${index}` }, title),
    ),
    ...files.flatMap((file) => [
      make(
        "p",
        {},
        linkTo(
          file.state === "deleted" ? undefined : file.page,
          files.length === 1 && file.page ? "Its page" : file.what,
        ),
        ` (${file.state})`,
        ...(file.toCome > 0
          ? [make("strong", {}, `, ${file.toCome} ${file.toCome === 1 ? "place" : "places"} still to be written (TK)`)]
          : []),
      ),
      ...(file.differences.length > 0 ? [listOf(file.differences)] : []),
    ]),
    ...(findings.length > 0
      ? [
          make("h4", {}, isStuck ? "To correct before publishing" : "To correct"),
          make("ul", { class: isStuck ? "bad" : "" }, ...findings.map((one) => make("li", {}, one.text))),
        ]
      : []),
    make(
      "div",
      { class: "actions" },
      ...(isMany ? [makeButton("What it moves", () => void showMoves(files, moves))] : []),
      ...files
        .filter(({ name, state: kind }) => name.endsWith(".md") && kind !== "new")
        .map((file) => {
          const button = makeButton(
            files.length > 1 ? `Who changed ${file.what}` : "Who changed it",
            () => toggle(button, past, () => readFileHistory(file.name)),
            { "aria-expanded": "false" },
          );
          return button;
        }),
    ),
    moves,
    past,
  );
}

/** @param {File[]} files @param {HTMLElement} box */
async function showMoves(files, box) {
  box.replaceChildren(make("p", { class: "soft" }, "Calculating…"));
  const query = new URLSearchParams(files.map(({ name }) => ["file", name]));
  await fill(box, async () => {
    const { sentences } = await ask(`/changes/impact?${query}`);
    const none = make("p", {}, "No change of rank or price.");
    return [make("h4", {}, "What it moves"), sentences.length > 0 ? listOf(sentences) : none];
  });
}

/** @param {string[]} lines */
const listOf = (lines) => make("ul", {}, ...lines.map((one) => make("li", {}, one)));

/** @param {string} name */
async function readFileHistory(name) {
  const { history } = await ask(`/changes/history?${new URLSearchParams({ file: name })}`);
  return [make("h2", {}, `Who changed ${name}`), ...history.map((/** @type {Past} */ past) => showPast(past, name))];
}

/** @param {Past} past @param {string} [name] The file whose difference is shown; default: all. */
function showPast(past, name) {
  const box = make("div");
  const difference = makeButton(
    "Show the difference",
    () => toggle(difference, box, () => readDifference(past, name)),
    {
      "aria-expanded": "false",
      "aria-label": `Show the difference: ${past.what}`,
    },
  );
  const shown = past.files.slice(0, 6).flatMap((file, index) => [index > 0 ? ", " : "", linkTo(file.page, file.what)]);
  const more = past.files.length - 6;
  return make(
    "article",
    { class: "card" },
    make("h3", {}, past.what),
    make("p", { class: "soft" }, `${past.who}, ${past.when}`),
    make("p", {}, ...shown, more > 0 ? ` and ${more} more` : ""),
    make(
      "div",
      { class: "actions" },
      difference,
      ...(name ? [] : [makeButton("Undo", () => void undo(past), { "aria-label": `Undo: ${past.what}` })]),
    ),
    box,
  );
}

/** @param {Past} past @param {string} [name] */
async function readDifference({ commit }, name) {
  const query = new URLSearchParams(name ? { commit, file: name } : { commit });
  const { difference } = await ask(`/changes/difference?${query}`);
  const kinds = /** @type {Record<string, string>} */ ({ "+": "plus", "-": "minus" });
  const lines = difference
    .split("\n")
    .map((/** @type {string} */ line) => make("span", { class: kinds[line.charAt(0)] ?? "" }, `${line}\n`));
  return [make("pre", { tabindex: "0", "aria-label": "Difference" }, ...lines)];
}

/** @param {HTMLInputElement} message */
async function publish(message) {
  if (isBusy) return;
  if (!state?.head) return tell("bad", state?.obstacle ?? "");
  const chosen = [...document.querySelectorAll("input[name=group]:checked")].map((box) =>
    Number(box.getAttribute("value")),
  );
  const groups = chosen.map((index) => /** @type {State} */ (state).groups[index]);
  const files = groups.flatMap((group) => group?.files ?? []);
  const sent = {
    message: message.value,
    head: state.head,
    files: files.map(({ name, version }) => ({ name, version })),
  };
  const page = files.find((file) => file.page)?.page;
  await act("Publishing…", "/changes/publish", sent, page);
}

/** @param {Past} past */
async function undo({ commit, files, what }) {
  if (isBusy) return;
  if (!state?.head) return tell("bad", state?.obstacle ?? "");
  await act(`Undoing “${what}”…`, "/changes/undo", { commit, head: state.head }, files.find((file) => file.page)?.page);
}

/** @param {string} words @param {string} path @param {object} sent @param {string | undefined} page */
async function act(words, path, sent, page) {
  isBusy = true;
  tell("", words);
  const site = state?.site ?? "";
  try {
    const { seconds, problem, wanted = [] } = await ask(path, sent);
    const link = page ? [" ", make("a", { href: new URL(page, site).href, target: "_blank" }, "Open the page")] : [];
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
const asked = new URLSearchParams(location.search).get("file");
if (asked) {
  await fill(entry, () => readFileHistory(asked));
  entry.hidden = false;
}
