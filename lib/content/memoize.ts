import { getLibrary, type Library } from "./library";

/** Remembers what is computed from the library for as long as no file changes. `key` parts it further (a day, say). */
export function fromLibrary<Value>(compute: (library: Library, key: string) => Value): (key?: string) => Value {
  let library: Library | undefined;
  let values = new Map<string, Value>();
  return (key = "") => {
    const current = getLibrary();
    if (current !== library) {
      library = current;
      values = new Map();
    }
    if (!values.has(key)) values.set(key, compute(current, key));
    return values.get(key) as Value;
  };
}
