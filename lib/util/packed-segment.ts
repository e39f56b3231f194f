import type { z } from "zod";

/** Encodes what a query asks as one path segment, to which middleware.ts rewrites the request. */
export function packSegment(values: unknown): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** Decodes a segment from `packSegment`. Throws on any other, which no visitor can send: the gate rejects it. */
export function unpackSegment<Schema extends z.ZodType>(schema: Schema, packed: string): z.infer<Schema> {
  return schema.parse(JSON.parse(Buffer.from(packed, "base64url").toString()));
}
