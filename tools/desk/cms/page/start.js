// @ts-check
import { showKept } from "./conflict.js";
import { getToken } from "./elements.js";
import { provideFolder } from "./folder.js";
import { showRealPage } from "./real-page.js";

const notice = /** @type {HTMLElement} */ (document.querySelector("#notice"));
const list = /** @type {HTMLElement} */ (notice.querySelector("ul"));
notice.querySelector("button")?.addEventListener("click", () => notice.hidePopover());

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
