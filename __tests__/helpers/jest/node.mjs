import { TestEnvironment } from "jest-environment-node";
import { handOver } from "./packages.mjs";

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    await handOver(this.global);
  }
}
