/** A light, repeatable paper grain. It also prevents visible bands in gradients. */
import { seededRandom } from "../../../lib/util/random";

/** Adds grain to raw pixels in place; `strength` is the largest change of a channel, of 255. */
export function addGrain(pixels: Buffer, channels: number, seed: string, strength: number): void {
  const random = seededRandom(`grain:${seed}`);
  for (let offset = 0; offset + channels <= pixels.length; offset += channels) {
    const change = Math.round((random.next() + random.next() - 1) * strength);
    for (let channel = 0; channel < Math.min(channels, 3); channel += 1) {
      pixels[offset + channel] = Math.min(255, Math.max(0, (pixels[offset + channel] ?? 0) + change));
    }
  }
}
