import { processWide } from "../../runtime/process-wide";
import { getLibrary, type Library } from "./library";

type Computed = { library: Library; key: string; value: unknown };

const computed = () => processWide("computed", () => new Map<string, Computed>());

/**
 * Remembers what is computed from the library for as long as no file changes and `key` (a day, say) is the same: one value
 * at a time, or a server that runs for long would keep one for each day.
 * @param name Tells the values of the process apart.
 */
export function fromLibrary<Value>(
  name: string,
  compute: (library: Library, key: string) => Value,
): (key?: string) => Value {
  // A module that is loaded anew may have been changed: while the site is developed.
  computed().delete(name);
  return (key = "") => {
    const library = getLibrary();
    const known = computed().get(name);
    if (known?.library === library && known.key === key) return known.value as Value;
    const value = compute(library, key);
    computed().set(name, { library, key, value });
    return value;
  };
}
