import fc from "fast-check";
import { repairRequest } from "@/lib/server/repair-request";

function repair(method: string, url: string) {
  const request = { method, url, headers: {} };
  repairRequest(request);
  return { method: request.method, url: request.url };
}

it.each([
  ["http://evil.example/", "/"],
  ["http://evil.example", "/"],
  ["HTTPS://user@evil.example:8443/Blog/?q=a//b", "/Blog/?q=a//b"],
  ["http://evil.example?q=1", "/?q=1"],
  ["http://evil.example//other.example/", "//other.example/"],
  ["*", "/*"],
  ["evil.example", "/evil.example"],
  ["/blog?next=http://evil.example/", "/blog?next=http://evil.example/"],
])("reads the target %s as %s", (url, path) => {
  expect(repair("GET", url)).toEqual({ method: "GET", url: path });
});

it.each(["/not-found/%c0%ae", "/blog/%ff?q=a", "/%", "http://evil.example/not-found/%zz"])(
  "reads %s, which cannot be decoded, as an address of nothing",
  (url) => {
    expect(repair("GET", url).url).toBe("/%25");
  },
);

it("leaves what can be decoded, and every query, as it is", () => {
  for (const url of ["/not-found/%C3%A9?q=%ff", "/%25", "/search?q=%"]) expect(repair("GET", url).url).toBe(url);
});

it("takes OPTIONS * for a question about the site", () => {
  expect(repair("OPTIONS", "*")).toEqual({ method: "OPTIONS", url: "/" });
});

it("lets the middleware refuse what is not read of the framework's own files", () => {
  expect(repair("POST", "/_next/static/chunks/a.js").url).toBe("/");
  expect(repair("OPTIONS", "http://evil.example/_next/image?url=x").url).toBe("/");
  expect(repair("HEAD", "/_next/static/chunks/a.js").url).toBe("/_next/static/chunks/a.js");
  expect(repair("POST", "/api/contact").url).toBe("/api/contact");
});

it("drops the headers that make a file a server's mistake, and no other", () => {
  const headers = { host: "x", range: "bytes=9-", "if-match": "x", "if-unmodified-since": "x", "if-none-match": "x" };
  repairRequest({ method: "GET", url: "/", headers });
  expect(headers).toEqual({ host: "x", "if-none-match": "x", "user-agent": "browser" });
});

it("drops a policy of the client, whose nonce would stand on the page that caches keep for others", () => {
  const policy = "script-src 'nonce-a-stranger'";
  const headers = { "content-security-policy": policy, "content-security-policy-report-only": policy, accept: "*/*" };
  repairRequest({ method: "GET", url: "/", headers });
  expect(headers).toEqual({ accept: "*/*", "user-agent": "browser" });
});

it("tells nothing of cookies, and the same of every browser", () => {
  const heard = (url: string, agent: string) => {
    const headers = { cookie: "__next_preview_data=x", "user-agent": agent };
    repairRequest({ method: "GET", url, headers });
    return headers;
  };
  const crawler = heard("/search-results?q=a", "Googlebot/2.1");
  expect(crawler).toEqual(heard("/search-results?q=a", "Mozilla/5.0"));
  expect(crawler).not.toHaveProperty("cookie");
});

it("has pages rendered for HEAD, and leaves pictures", () => {
  for (const url of ["/reviews/find?month=9", "/blog", "/"])
    expect(repair("HEAD", url)).toEqual({ method: "GET", url });
  expect(repair("HEAD", "/media/a.avif")).toEqual({ method: "HEAD", url: "/media/a.avif" });
});

it("gives TRACE a name that Next.js can hold, and leaves every other method", () => {
  const { method } = repair("TRACE", "/");
  expect(() => new Request("http://localhost", { method })).not.toThrow();
  expect(repair("DELETE", "/about")).toEqual({ method: "DELETE", url: "/about" });
});

it("leaves paths as they are, and makes an address of this site of everything else", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, any) => {
      const text = any.replaceAll("%", "");
      expect(repair("GET", `/${text}`).url).toBe(`/${text}`);
      expect(new URL(`http://localhost:3000${repair("GET", url).url}`).host).toBe("localhost:3000");
    }),
  );
});
