import { askEach } from "./ask-each";
import { processWide } from "./process-wide";

/**
 * Opens the port, if listen-late.js has kept it closed until now: elsewhere Next listens already. First it asks the server
 * for pages, because after an upgrade those that are older than the content are rendered when they are asked for, and
 * readers would wait for several at a time (docs/decisions/090-pages-before-the-port.md).
 * @param paths The pages, the most important first.
 * @param seconds The port is opened after this time at the latest.
 */
export async function startListening(paths: () => Iterable<string>, seconds = 5): Promise<void> {
  const { server, start } = processWide("late listening", () => ({ start: () => {} }));
  if (server) await askEach(server, paths, seconds);
  // Once Next, too, has finished what it does after instrumentation.ts.
  setImmediate(start);
}
