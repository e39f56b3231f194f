import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// Needed to read the sizes of pictures; jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });
