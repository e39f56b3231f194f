import type { Element } from "hast";
import { describeKey, type StoredItem, storedItems } from "../../addresses/browser-storage";
import { element, tableElement, text } from "../html-element";
import { type Block, everyPlace } from "./block";

/** What the site keeps in the reader's browser. The block is empty: what it shows comes from the code that writes it. */
export const browserStorage: Block<object, readonly StoredItem[]> = {
  name: "browser-storage",
  noun: "browser-storage block",
  allowedIn: everyPlace,
  parse: (code) => ({
    request: {},
    error:
      code.trim() === ""
        ? undefined
        : "Leave this block empty: its table comes from the code that writes into the browser.",
  }),
  find: () => storedItems,
  html: (items) => [buildTable(items)],
  authorWords: () => "",
  check: () => [],
};

const heads = ["What", "Written when", "Kept until", "Its name"];

const places = { localStorage: "local storage", sessionStorage: "session storage" };

function buildTable(items: readonly StoredItem[]): Element {
  return tableElement(
    heads.map((head) => element("th", { scope: "col" }, head)),
    items.map((item) => [
      ...[item.what, item.when, item.until].map((words) => element("td", {}, words)),
      element("td", {}, [element("code", {}, describeKey(item)), text(`, in ${places[item.where]}`)]),
    ]),
  );
}
