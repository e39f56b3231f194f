// Loaded into a server that a test starts: lets the test move its clocks, as if time had passed.
const RealDate = Date;
let shift = 0;

// This clock can never be set back.
const sinceStart = performance.now.bind(performance);
let furthest = 0;
performance.now = () => sinceStart() + furthest;

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

process.on("message", ({ shiftBy }) => {
  shift = shiftBy;
  furthest = Math.max(furthest, shiftBy);
  process.send("shifted");
});
