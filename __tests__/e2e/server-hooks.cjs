// Loaded into a server that a test starts: lets the test move its clock and read its memory use.
const RealDate = Date;
let shift = 0;

globalThis.Date = class extends RealDate {
  // Own properties, not inherited: Next replaces Date and copies only these.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...args) {
    if (args.length > 0) super(...args);
    else super(RealDate.now() + shift);
  }

  static now() {
    return RealDate.now() + shift;
  }
};

process.on("message", ({ shiftBy, wantsMemory }) => {
  if (shiftBy !== undefined) shift = shiftBy;
  if (wantsMemory) for (let round = 0; round < 3; round += 1) globalThis.gc();
  process.send({ memory: process.memoryUsage().rss });
});
