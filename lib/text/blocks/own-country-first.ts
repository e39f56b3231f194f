/**
 * Runs in the page directly after a list of helplines, before it is painted: puts the country that the reader's browser
 * names first. A language without a country names one only where it is spoken in one ("de", but not "en").
 */
export const ownCountryFirst = `(() => {
const all = document.currentScript.parentElement;
const list = all.querySelector("ul");
for (const language of navigator.languages) {
let locale;
try { locale = new Intl.Locale(language); } catch { continue; }
const region = locale.region || (locale.language !== "en" && locale.maximize().region);
const own = region && all.querySelector('[data-country="' + region + '"]');
if (!own) continue;
own.dataset.own = "";
list.prepend(own);
break;
}
})();`;
