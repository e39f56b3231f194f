// Loaded into a server that a test starts: lets the test move its clock.
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

process.on("message", ({ shiftBy }) => {
  shift = shiftBy;
  process.send("shifted");
});
