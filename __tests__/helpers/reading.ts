/** Parts of the reading script (components/client/), which runs as long as the page; here as long as the test. */
let page = new AbortController();
afterEach(() => {
  page.abort();
  page = new AbortController();
});

/** Runs parts of the reading script on what is rendered. */
export function startReading(...parts: ((signal: AbortSignal) => void)[]): void {
  for (const part of parts) part(page.signal);
}

/** Ends the page before the test does. */
export function leavePage(): void {
  page.abort();
}
