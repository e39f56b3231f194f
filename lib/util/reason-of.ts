/** A short reason: the system's error code ("ECONNREFUSED", "EACCES") if there is one, else the name of the error. */
export function getReason(error: unknown): string {
  const { name, code, cause } = (error ?? {}) as { name?: unknown; code?: unknown; cause?: { code?: unknown } };
  return String([cause?.code, code, name].find((word) => typeof word === "string") ?? "unknown");
}
