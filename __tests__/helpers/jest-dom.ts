import { deserialize, serialize } from "node:v8";
import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// Needed to read the sizes of pictures; jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has none, and a text is rendered from a copy of its tree.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
