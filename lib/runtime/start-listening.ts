import { processWide } from "./process-wide";

/** Opens the port, if listen-late.js has kept it closed until now. Elsewhere Next listens already. */
export function startListening(): void {
  const late = processWide("late listening", () => ({ start: () => {} }));
  // Once Next, too, has finished what it does after instrumentation.ts.
  setImmediate(late.start);
}
