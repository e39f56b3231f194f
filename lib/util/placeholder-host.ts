/** Whether a host never exists, because its name is kept for examples (RFC 2606, RFC 6761). */
export function isPlaceholderHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/i.test(host);
}
