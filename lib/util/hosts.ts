/**
 * Whether an https address is of one person's or organization's profile, and not the home page of a network, to which
 * the demonstration leads because the people in it are invented.
 */
export function isProfile(url: string): boolean {
  return new URL(url).pathname !== "/";
}

/** Whether a host never exists, because its name is kept for examples (RFC 2606, RFC 6761). */
export function isPlaceholderHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/i.test(host);
}
