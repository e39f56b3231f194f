/** Writes one line for the operator to standard error. */
export function logError(message: string): void {
  process.stderr.write(`${message}\n`);
}
