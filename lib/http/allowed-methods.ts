/** Handlers below /api/ that take something else than other addresses; what is not named here answers for itself. */
const apiMethods: Readonly<Record<string, readonly string[]>> = {
  "/api/contact": ["POST"],
  "/api/newsletter": ["POST"],
  "/api/revalidate": ["POST"],
  "/api/search": ["GET", "HEAD"],
};

/**
 * The methods that an address takes, whether or not there is something at it; `undefined` where only its handler knows.
 * OPTIONS, which tells them, is not among them (RFC 9110, section 9).
 * @param path As it came in.
 */
export function allowedMethods(path: string): readonly string[] | undefined {
  if (Object.hasOwn(apiMethods, path)) return apiMethods[path];
  return path.startsWith("/api/") ? undefined : ["GET", "HEAD"];
}
