import { cpSync } from "node:fs";
import { basename } from "node:path";

/**
 * Copies deploy/ into a release, without what belongs to one machine: its settings, its certificate and the token of its
 * metrics. A release becomes an image, which others may get.
 */
export function copyDeploy(from: string, to: string): void {
  const filter = (path: string) => !/^(\.env.*|tls|acme|metrics-token)$/.test(basename(path));
  cpSync(from, to, { recursive: true, preserveTimestamps: true, filter });
}
