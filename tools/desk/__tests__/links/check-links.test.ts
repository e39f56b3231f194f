import type { Verdict } from "@/lib/content/links/link-history";
import { checkLinks } from "@/tools/desk/links/check-links";
import type { LinkKind, OutboundLink } from "@/tools/desk/links/collect-links";
import { server as mocks } from "../../../../__tests__/helpers/msw";
import { startLinkServer } from "../../../../__tests__/lib/content/links/link-server";

let server: Awaited<ReturnType<typeof startLinkServer>>;
beforeAll(async () => {
  // Real requests, to this machine only.
  mocks.close();
  server = await startLinkServer();
});
afterAll(() => server.stop());

const link = (url: string, kind: LinkKind = "text"): OutboundLink => ({ url, kind, places: [] });
const options = { timeout: 500, hosts: 4, pause: 0, retries: 1 };
const verdictOf = async (path: string, kind?: LinkKind) => {
  const [checked] = await checkLinks([link(path.startsWith("http") ? path : server.origin + path, kind)], options);
  return checked?.verdict;
};

describe("a link", () => {
  it.each<[path: string, verdict: Verdict]>([
    ["/page", "ok"],
    ["/gone", "gone"],
    ["/missing", "gone"],
    ["/silent", "timeout"],
    ["/old-page", "moved home"],
    ["/for-sale", "parked"],
    ["/members", "login wall"],
    ["/secret", "login wall"],
    ["/robots-out", "closed to robots"],
    ["/broken", "failing"],
    ["/circle", "failing"],
    ["/elsewhere", "host changed"],
    ["/login", "ok"],
    ["/", "ok"],
    ["/busy", "ok"],
  ])("to %s is judged as: %s", async (path, verdict) => {
    expect(await verdictOf(path)).toBe(verdict);
  });

  it("to a server without a valid certificate, to no host and to a closed port is broken", async () => {
    expect(await verdictOf(server.origin.replace("http:", "https:"))).toBe("tls");
    expect(await verdictOf("http://no-such-host.invalid/")).toBe("gone");
    expect(await verdictOf("http://127.0.0.1:9/")).toBe("failing");
  });

  it("of a partner may end on another host, but its parameters or a cookie have to be kept", async () => {
    expect(await verdictOf("/elsewhere", "partner")).toBe("ok");
    expect(await verdictOf("/drops?ref=7", "partner")).toBe("tracking lost");
    expect(await verdictOf("/keeps?ref=7", "partner")).toBe("ok");
    expect(await verdictOf("/cookie?ref=7", "partner")).toBe("ok");
    expect(await verdictOf("/page?ref=7", "partner")).toBe("ok");
  });
});

describe("many links", () => {
  it("are followed one after the other on each host, and come back in their order", async () => {
    const links = ["/page?1", "/gone?2", "/page?3", "/missing?4"].map((path) => link(server.origin + path));
    server.takeMostOpen();
    const checked = await checkLinks(links, options);
    expect(checked.map(({ url }) => url)).toEqual(links.map(({ url }) => url));
    expect(server.takeMostOpen()).toBe(1);
    expect(checked[1]).toMatchObject({ verdict: "gone", status: 410, finalUrl: undefined });
  });

  it("are tried again only where another try may go well", async () => {
    server.asked.length = 0;
    await checkLinks([link(`${server.origin}/broken`), link(`${server.origin}/gone`)], options);
    expect(server.asked).toEqual(["/broken", "/broken", "/gone"]);
  });
});
