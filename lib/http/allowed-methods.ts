/** Methods of the handlers below /api/. A handler that is not named here answers for itself. */
const apiMethods: Readonly<Record<string, readonly string[]>> = {
  "/api/contact": ["POST"],
  "/api/newsletter": ["POST"],
  "/api/revalidate": ["POST"],
  "/api/search": ["GET", "HEAD"],
};

/**
 * The methods that an address allows, whether or not it exists; `undefined` where only its handler knows. OPTIONS is not
 * listed: every address answers it (RFC 9110, section 9.3.7).
 * @param path As the request has it.
 */
export function allowedMethods(path: string): readonly string[] | undefined {
  if (Object.hasOwn(apiMethods, path)) return apiMethods[path];
  return path.startsWith("/api/") ? undefined : ["GET", "HEAD"];
}
