jest.mock("@/lib/runtime/log");
// Each process tells it once.
beforeEach(() => jest.resetModules());

it.each([
  ["203.0.113.9", 0],
  ["2001:db8::1", 0],
  [undefined, 0],
  ["::ffff:203.0.113.9", 0],
  ["10.1.2.3", 1],
  ["172.31.0.1", 1],
  ["::1", 1],
  ["::ffff:192.168.1.1", 1],
  ["fd12::1", 1],
])(
  "a forwarded address without a trusted proxy is taken away, from %s, and told %i times",
  async (remoteAddress, times) => {
    const { dropForwardedAddress } = await import("@/lib/server/repair-request");
    const logged = jest.mocked((await import("@/lib/runtime/log")).logError);
    for (const forwarded of [undefined, "6.6.6.6", "::1"]) {
      const request = { headers: { "x-forwarded-for": forwarded, "x-other": "kept" }, socket: { remoteAddress } };
      dropForwardedAddress(request as never);
      if (forwarded) expect(request.headers).toEqual({ "x-other": "kept" });
      else expect(logged).not.toHaveBeenCalled();
    }
    expect(logged.mock.calls).toEqual(Array(times).fill([expect.stringContaining("Set TRUSTED_PROXIES=1")]));
  },
);
