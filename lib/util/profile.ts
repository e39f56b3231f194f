/**
 * Whether an https address is of one person's or organization's profile, and not the home page of a network, to which
 * the demonstration leads because the people in it are invented.
 */
export function isProfile(url: string): boolean {
  return new URL(url).pathname !== "/";
}
