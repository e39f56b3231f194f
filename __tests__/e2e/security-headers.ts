const expected = {
  "strict-transport-security": /max-age=\d{8}/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same-origin|cross-origin)$/,
  "content-security-policy": /^(?!.*script-src[^;]*unsafe).*default-src 'none'/,
};

/** Security headers that are missing or have another value. */
export function securityDiagnostics(headers: Record<string, string>): string[] {
  return [
    ...(headers["x-powered-by"] === undefined ? [] : ["x-powered-by is sent"]),
    ...Object.entries(expected).flatMap(([name, value]) =>
      value.test(headers[name] ?? "") ? [] : [`${name}: ${headers[name]}`],
    ),
  ];
}
