/** A warning for the operator if `SITE_URL` is not set; otherwise `undefined`. `parseEnv` refuses invalid values. */
export function describeSiteUrl(siteUrl: string | undefined): string | undefined {
  if (siteUrl) return undefined;
  return "SITE_URL is not set: canonical addresses, feeds and previews will name http://localhost:3000. Set it to the public address before you build for readers.";
}
