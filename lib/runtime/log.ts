import { processState } from "./process-state";

/**
 * What a line may say besides its message. The list is closed so that nothing personal gets in: no address, no text, no
 * path that a reader has typed (docs/decisions/066-observability-without-personal-data.md).
 */
export type LogFields = Partial<Record<LogField, string | number>>;
type LogField = "form" | "method" | "route" | "status" | "ms";

export type LogFormat = "json" | "text";

/** Chooses how lines are written from now on: `json` for machines, `text` for people. At first it is `text`. */
export function setLogFormat(format: LogFormat): void {
  processState().logFormat = format;
}

/** Writes one line for the operator to standard error: something needs attention. */
export function logError(message: string, fields: LogFields = {}): void {
  write("error", message, fields);
}

/** The same for something that is as it should be. */
export function logInfo(message: string, fields: LogFields = {}): void {
  write("info", message, fields);
}

function write(level: "error" | "info", message: string, fields: LogFields): void {
  const { logFormat, requestIds } = processState();
  const time = new Date().toISOString();
  const words = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`);
  // Without the name of the host: it may be that of a person's machine. `requestId` is left out outside of a request.
  const line =
    logFormat === "json"
      ? JSON.stringify({ level, time, pid: process.pid, requestId: requestIds.getStore(), ...fields, msg: message })
      : `${time} ${message}${words.join("")}`;
  process.stderr.write(`${line}\n`);
}
