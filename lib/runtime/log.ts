/** Writes one line for the operator to standard error, with the time (ISO 8601, UTC). */
export function logError(message: string): void {
  process.stderr.write(`${new Date().toISOString()} ${message}\n`);
}
