import fc from "fast-check";

/** Any character of Unicode, half of a pair included. fast-check's own `unit: "binary"` takes two seconds to set up. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
