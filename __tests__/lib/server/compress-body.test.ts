import { brotliCompress, constants } from "node:zlib";
import { compressBody } from "@/lib/server/compress-body";
import { sha256 } from "@/lib/util/digest";

type Done = (error: Error | null, bytes: Buffer) => void;

jest.mock("node:zlib", () => ({ ...jest.requireActual("node:zlib"), brotliCompress: jest.fn() }));

/** What is being compressed as small as possible. */
const slow: Done[] = [];
beforeEach(() => {
  slow.length = 0;
  jest.mocked(brotliCompress).mockClear();
  jest.mocked(brotliCompress).mockImplementation(((body: Buffer, { params }: { params: object }, done: Done) => {
    const isBest = (params as Record<number, number>)[constants.BROTLI_PARAM_QUALITY] === 11;
    if (isBest) slow.push(done);
    else done(null, Buffer.from(`fast ${body}`));
  }) as unknown as typeof brotliCompress);
});

const soon = () => new Promise((done) => setImmediate(done));

it("lets no more than twenty bodies wait for their smallest bytes, and takes the others later", async () => {
  const bodies = Array.from({ length: 60 }, (_, index) => Buffer.from(`body ${index}`));
  const askAll = () => Promise.all(bodies.map((body) => compressBody(body, sha256(body), "br")));
  await askAll();
  await askAll();
  let improved = 0;
  const finishAll = async () => {
    for (await soon(); slow.length > 0; await soon()) {
      slow.shift()?.(null, Buffer.from("best"));
      improved += 1;
    }
  };
  await finishAll();
  expect(improved).toBe(20);
  expect((await askAll()).filter((bytes) => String(bytes) === "best")).toHaveLength(20);
  await finishAll();
  expect(improved).toBe(40);
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
  expect(slow).toEqual([]);
});
