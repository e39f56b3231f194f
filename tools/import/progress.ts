/** Draws a bar on a terminal, at most 20 times a second; draws nothing elsewhere. */
export function showProgress(done: number, of: number): void {
  if (!process.stderr.isTTY) return;
  const isLast = done >= of;
  const now = Date.now();
  if (!isLast && now - drawnAt < 50) return;
  drawnAt = now;
  const width = 30;
  const full = Math.round((done / Math.max(1, of)) * width);
  process.stderr.write(
    `\r[${"#".repeat(full)}${" ".repeat(width - full)}] ${done} of ${of} texts${isLast ? "\n" : ""}`,
  );
}

let drawnAt = 0;
