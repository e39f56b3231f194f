/** A picture's address as content names it (lib/content/schemas/fields.ts), with nothing behind it. */
const plainAddress = "/images(?:/[a-z0-9_-]+)+\\.(?:avif|webp|png|jpg|svg)";

/**
 * Next keeps a copy of each picture by its address as it is spelled, and `./`, `%69` and `#1` make any number of spellings of
 * one picture. Rules for `rewrites` in next.config.ts: other spellings lead to a request without a picture, which Next
 * answers with 400.
 */
export function refusePictureSpellings() {
  return [
    {
      source: "/_next/image",
      missing: [{ type: "query" as const, key: "url", value: plainAddress }],
      destination: "/_next/image?url=",
    },
  ];
}
