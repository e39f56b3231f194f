import { logError } from "@/lib/runtime/log";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { dropForwardedAddress } from "@/lib/server/repair-request";
import { head, serve, speak } from "../../helpers/raw-http";

jest.mock("@/lib/runtime/log");
const logged = jest.mocked(logError);
afterEach(() => {
  logged.mockReset();
  forgetProcessWide("forwarded-address-warning");
});

describe("a forwarded address without a trusted proxy", () => {
  it("is told to the operator once when it comes from a proxy of one's own", async () => {
    await serve((request, response) => {
      dropForwardedAddress(request);
      response.end();
    });
    await speak(head("GET", "Connection: close"));
    expect(logged).not.toHaveBeenCalled();
    for (let round = 0; round < 3; round += 1) await speak(head("GET", "X-Forwarded-For: ::1", "Connection: close"));
    expect(logged.mock.calls).toEqual([[expect.stringContaining("Set TRUSTED_PROXIES=1")]]);
  });

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
  ])("is taken away, and told %i times, from %s", (remoteAddress, times) => {
    const request = { headers: { "x-forwarded-for": "6.6.6.6", "x-other": "kept" }, socket: { remoteAddress } };
    dropForwardedAddress(request as never);
    expect(request.headers).toEqual({ "x-other": "kept" });
    expect(logged).toHaveBeenCalledTimes(times);
  });
});
