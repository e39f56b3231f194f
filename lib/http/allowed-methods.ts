import { endpoints } from "../site/endpoints";

/** What addresses take that are not said to take anything else. */
const usual: readonly string[] = ["GET", "HEAD"];

const byAddress: ReadonlyMap<string, readonly string[]> = new Map(
  endpoints.map(({ route, methods = usual }) => [route, methods]),
);

/**
 * The methods that an address takes, whether or not there is something at it; `undefined` where only its handler knows.
 * OPTIONS, which tells them, is not among them (RFC 9110, section 9).
 * @param path As it came in.
 */
export function allowedMethods(path: string): readonly string[] | undefined {
  return byAddress.get(path) ?? (path.startsWith("/api/") ? undefined : usual);
}
