import { getLibrary, type Library } from "./library";

/**
 * Remembers what is computed from the library for as long as no file changes and `key` (a day, say) is the same. One value
 * at a time is kept, or a server that runs for long would keep one for each day.
 */
export function fromLibrary<Value>(compute: (library: Library, key: string) => Value): (key?: string) => Value {
  let library: Library | undefined;
  let lastKey: string | undefined;
  let value: Value;
  return (key = "") => {
    const current = getLibrary();
    if (current !== library || key !== lastKey) {
      value = compute(current, key);
      library = current;
      lastKey = key;
    }
    return value;
  };
}
