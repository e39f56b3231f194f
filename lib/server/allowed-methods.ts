import { endpoints } from "../addresses/endpoints";

/** The methods of addresses without a list of their own. */
const usual: readonly string[] = ["GET", "HEAD"];

const byAddress: ReadonlyMap<string, readonly string[]> = new Map(
  endpoints.map(({ route, methods = usual }) => [route, methods]),
);

/**
 * The methods that an address allows, even if it does not exist; `undefined` for unregistered addresses below /api/,
 * where only a handler knows. Without OPTIONS, which every address answers (RFC 9110, section 9.3.7).
 * @param path The path of the request, not normalised.
 */
export function allowedMethods(path: string): readonly string[] | undefined {
  return byAddress.get(path) ?? (path.startsWith("/api/") ? undefined : usual);
}
