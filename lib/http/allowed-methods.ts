import { endpoints } from "../site/endpoints";

/** The methods of every address that names no others. */
const usual: readonly string[] = ["GET", "HEAD"];

const byAddress: ReadonlyMap<string, readonly string[]> = new Map(
  endpoints.map(({ route, methods = usual }) => [route, methods]),
);

/**
 * The methods that an address allows, whether or not it exists; `undefined` where only its handler knows. OPTIONS is not
 * listed: every address answers it (RFC 9110, section 9.3.7).
 * @param path As the request has it.
 */
export function allowedMethods(path: string): readonly string[] | undefined {
  return byAddress.get(path) ?? (path.startsWith("/api/") ? undefined : usual);
}
