import fc from "fast-check";
import { normalizePath } from "@/lib/util/normalize-path";
import { anyCharacter } from "../../helpers/any-character";

const segment = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,12}$/).filter((one) => one !== "index");
const canonical = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`);

it("leaves an address that is written the one way as it is", () => {
  fc.assert(fc.property(canonical, (path) => expect(normalizePath(path)).toBe(path)));
});

it("finds it again behind upper case, extra slashes, an index and encoded letters", () => {
  const change = fc.record({
    path: canonical,
    isUpper: fc.boolean(),
    slashes: fc.integer({ min: 1, max: 3 }),
    ending: fc.constantFrom("", "/", "//", "/index", "/INDEX/"),
    encoded: fc.nat(20),
  });
  fc.assert(
    fc.property(change, ({ path, isUpper, slashes, ending, encoded }) => {
      let written = path.replaceAll("/", "/".repeat(slashes)) + ending;
      if (isUpper) written = written.toUpperCase();
      const letter = written[encoded];
      if (letter && /[a-z0-9]/i.test(letter))
        written = `${written.slice(0, encoded)}%${letter.charCodeAt(0).toString(16)}${written.slice(encoded + 1)}`;
      expect(normalizePath(written)).toBe(path);
    }),
  );
});

it("finds it again behind characters that show nothing, and wide ones", () => {
  expect(normalizePath("/reviews/luna%E2%80%8B-ai")).toBe("/reviews/luna-ai");
  expect(normalizePath("/lu\u00adna/\uff41")).toBe("/luna/a");
  expect(normalizePath("/%EF%BC%8E%EF%BC%8E/a")).toBeUndefined();
});

it("gives every other text up or one address that stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 600 }), (text) => {
      const path = normalizePath(text);
      if (path !== undefined) expect(normalizePath(path)).toBe(path);
    }),
    { numRuns: 1000 },
  );
});
