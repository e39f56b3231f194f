/**
 * Moves the user name and password of an address to a header (RFC 7617), because fetch rejects an address that contains
 * them, with an error that names them.
 * @param url A valid address.
 */
export function splitCredentials(url: string): { address: string; authorization: Record<string, string> } {
  const address = new URL(url);
  const { username, password } = address;
  if (!username && !password) return { address: url, authorization: {} };
  address.username = "";
  address.password = "";
  const credentials = Buffer.from(`${decode(username)}:${decode(password)}`).toString("base64");
  return { address: address.href, authorization: { authorization: `Basic ${credentials}` } };
}

/** A percent sign that begins no escape sequence is literal. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
