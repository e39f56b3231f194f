/**
 * What an operator should know about `SITE_URL` before a site goes public; `undefined` when all is well. A wrong value is
 * not described here: `parseEnv` refuses it.
 */
export function describeSiteUrl(siteUrl: string | undefined): string | undefined {
  if (siteUrl) return undefined;
  return "SITE_URL is not set: canonical addresses, feeds and previews will name http://localhost:3000. Set it to the public address before you build for readers.";
}
