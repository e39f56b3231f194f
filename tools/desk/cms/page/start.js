// @ts-check
import { showKept } from "./conflict.js";
import { getToken } from "./elements.js";
import { provideFolder } from "./folder.js";
import { showRealPage } from "./real-page.js";

const notice = /** @type {HTMLElement} */ (document.querySelector("#notice"));
const list = /** @type {HTMLElement} */ (notice.querySelector("ul"));
notice.querySelector("button")?.addEventListener("click", () => notice.hidePopover());

// The page of changes also tells who has changed the entry whose form is open.
const changes = document.querySelector("#changes");
changes?.addEventListener("click", () => {
  const [, folder, slug] = /^#\/collections\/([a-z-]+)\/entries\/([a-z0-9-]+)/.exec(location.hash) ?? [];
  const file = folder === "pages" || folder === "site" ? slug?.replace("-", "/") : `${folder}/${slug}`;
  changes.setAttribute("href", slug ? `/changes?file=${file}.md` : "/changes");
});

addEventListener("desk-checked", (event) => {
  const { errors } = /** @type {CustomEvent<{ errors: string[] }>} */ (event).detail;
  list.replaceChildren(...errors.map((error) => Object.assign(document.createElement("li"), { textContent: error })));
  if (errors.length > 0) notice.showPopover();
  else notice.hidePopover();
});

const config = await (await fetch("/config.json")).json();
provideFolder(getToken());
// Nobody signs in: the server gives its files to this page only.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
const { default: CMS } = await import(/** @type {any} */ ("/editor/index.js"));
showRealPage(CMS, config.collections);
CMS.init({ config });
await showKept();
