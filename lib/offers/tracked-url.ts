/** The names of the parameters in an address, decoded. What no browser could decode is left as it is written. */
export function parameterNames(address: string): string[] {
  const [beforeFragment = ""] = address.split("#");
  const query = beforeFragment.slice(beforeFragment.indexOf("?") + 1);
  return beforeFragment.includes("?") ? [...new URLSearchParams(query).keys()] : [];
}

/**
 * Appends parameters to an address, before its `#`. The address itself stays byte for byte: networks sign it and fill macros
 * such as `{clickid}` in it, so nothing may be encoded anew. A parameter that it has already is not appended.
 */
export function appendParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const taken = new Set(parameterNames(address));
  const added = Object.entries(parameters)
    .filter(([name]) => !taken.has(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
  if (added === "") return address;
  const end = address.includes("#") ? address.indexOf("#") : address.length;
  const before = address.slice(0, end);
  const joint = before.includes("?") ? (/[?&]$/.test(before) ? "" : "&") : "?";
  return before + joint + added + address.slice(end);
}
