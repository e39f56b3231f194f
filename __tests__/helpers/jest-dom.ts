import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// The reader of pictures' sizes wants them; jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });
