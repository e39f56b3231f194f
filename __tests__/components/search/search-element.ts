/** jsdom does not know the search element, of which React would complain. To browsers it is an HTMLElement. */
export function knowSearchElement(): void {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement", configurable: true });
}
