/** Input and output of a composition. */
import type { Point } from "../../../lib/pictures/drawing/geometry";
import type { Random } from "../../../lib/util/random";
import type { Palette } from "../palettes";

/** The size of every cover. */
export const COVER = { width: 1200, height: 675 } as const;

/** The materials of one picture. */
interface Scene {
  readonly random: Random;
  readonly palette: Palette;
}

/** A finished composition, without its ground. */
interface Drawing {
  /** Gradients and clip paths that the shapes refer to. */
  readonly defs: readonly string[];
  /** Shapes from back to front. */
  readonly shapes: readonly string[];
  /** Where the ground is lightest. */
  readonly glow: Point;
}

/** A family of pictures: one idea, drawn differently for each seed. */
export interface Family {
  draw(scene: Scene): Drawing;
}
