import { brotliCompress } from "node:zlib";
import { compressBody } from "@/lib/server/compress-body";
import { sha256 } from "@/lib/util/digest";

type Done = (error: Error | null, bytes: Buffer) => void;

jest.mock("node:zlib", () => ({ ...jest.requireActual("node:zlib"), brotliCompress: jest.fn() }));

beforeEach(() => {
  jest.mocked(brotliCompress).mockClear();
  jest
    .mocked(brotliCompress)
    .mockImplementation(((body: Buffer, _options: object, done: Done) =>
      done(null, Buffer.from(`small ${body}`))) as unknown as typeof brotliCompress);
});

it("compresses a page once for a burst of readers, and again after a failure", async () => {
  const body = Buffer.from("a page that nobody has asked for yet");
  jest
    .mocked(brotliCompress)
    .mockImplementationOnce(((_: Buffer, _options: object, done: Done) =>
      setTimeout(() => done(new Error("no memory"), Buffer.alloc(0)), 5)) as unknown as typeof brotliCompress);
  const burst = () =>
    Promise.allSettled(Array.from({ length: 50 }, () => compressBody(Buffer.from(body), sha256(body), "br")));
  const kinds = async () => [...new Set((await burst()).map(({ status }) => status))];
  expect([await kinds(), jest.mocked(brotliCompress).mock.calls.length]).toEqual([["rejected"], 1]);
  expect([await kinds(), jest.mocked(brotliCompress).mock.calls.length]).toEqual([["fulfilled"], 2]);
});

it("keeps no body of more than a megabyte", async () => {
  const body = Buffer.alloc(1024 * 1024 + 1, "x");
  for (let turn = 0; turn < 3; turn += 1) await compressBody(body, sha256(body), "br");
  expect(jest.mocked(brotliCompress)).toHaveBeenCalledTimes(3);
});
