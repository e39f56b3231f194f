import { toOklab } from "../../../lib/pictures/brand/oklab";
import { hueOf, turnHue } from "../palettes";

it("turnHue turns a colour and leaves its lightness", () => {
  const turned = turnHue("#9b1b5a", 120);
  expect((hueOf(turned) - hueOf("#9b1b5a") + 360) % 360).toBeCloseTo(120, -1);
  expect(toOklab(turned)[0]).toBeCloseTo(toOklab("#9b1b5a")[0], 1);
});
