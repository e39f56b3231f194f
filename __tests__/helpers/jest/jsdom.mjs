import { TestEnvironment } from "jest-environment-jsdom";
import { handOver } from "./packages.mjs";

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    await handOver(this.global);
  }
}
