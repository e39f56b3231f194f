import { existsSync, readFileSync } from "node:fs";

/** Where deploy/install.sh writes the settings of a machine. */
export const settingsFile = "/etc/companion-almanac/env";

export type Source = Record<string, string | undefined>;

/**
 * Reads a file of settings as systemd and a shell do: `NAME=value`, with quotes around a value that has spaces.
 * @returns `undefined` without the file. @throws The file system's error.
 */
export function readSettings(file: string): Source | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").matchAll(/^\s*([A-Za-z_]\w*)=(?:'([^']*)'|"([^"]*)"|(\S*))\s*$/gm);
  return Object.fromEntries([...lines].map(([, name, single, double, plain]) => [name, single ?? double ?? plain]));
}
