import { type Logger, pino, stdTimeFunctions } from "pino";
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
  if (processState().logFormat === "json") {
    logger()[level](fields, message);
    return;
  }
  const words = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`);
  process.stderr.write(`${new Date().toISOString()} ${message}${words.join("")}\n`);
}

let made: Logger | undefined;

function logger(): Logger {
  made ??= pino(
    {
      // Not the name of the host: it may be that of a person's machine.
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const requestId = processState().requestIds.getStore();
        return requestId === undefined ? {} : { requestId };
      },
    },
    { write: (line) => void process.stderr.write(line) },
  );
  return made;
}
