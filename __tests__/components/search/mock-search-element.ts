/** jsdom does not know the search element, of which React would complain. To browsers it is an HTMLElement. */
export function mockSearchElement(): void {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement", configurable: true });
}
