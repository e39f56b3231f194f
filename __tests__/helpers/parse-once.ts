import { isDeepStrictEqual } from "node:util";
import { runInThisContext } from "node:vm";

/**
 * Jest gives each test file modules and globals of its own, so each would parse the fields of the fixture site again. This keeps
 * them, as JSON, in the global object of the process, which all files of a worker share.
 */
const shared = runInThisContext("globalThis.parsedFields ??= new Map()") as Map<string, string>;

jest.mock("yaml", () => {
  const real = jest.requireActual<typeof import("yaml")>("yaml");
  const parseDocument: typeof real.parseDocument = (text, options) => {
    const parse = () => real.parseDocument(text, options);
    // Only the content is read with a counter of lines; what else is parsed may be changed and written.
    if (!options?.lineCounter) return parse() as never;
    const known = shared.get(text);
    if (known === undefined) {
      const document = parse();
      remember(text, document);
      return document as never;
    }
    let whole: ReturnType<typeof parse> | undefined;
    const document = {
      errors: [],
      toJS: () => JSON.parse(known),
      get contents() {
        whole ??= parse();
        return whole.contents;
      },
    };
    return document as never;
  };
  return { ...real, parseDocument };

  function remember(text: string, document: import("yaml").Document.Parsed): void {
    if (document.errors.length > 0) return;
    try {
      const data = document.toJS({ maxAliasCount: 20 });
      const json = JSON.stringify(data);
      if (isDeepStrictEqual(JSON.parse(json), data)) shared.set(text, json);
    } catch {
      // Fields that cannot be written as JSON are parsed each time.
    }
  }
});
