import { randomUUID } from "node:crypto";
import { processWide } from "../runtime/process-wide";
import type { Publication } from "../shared-state/publication-stream";
import { createPublications, type Publications } from "../shared-state/publications";

/** What a process knows of the publications of all processes. */
export type PublicationState = {
  /** Random name of this process. */
  readonly by: string;
  /** Names the rules and settings by which this process checks content: one build under one environment. */
  checker?: string;
  readonly publications: Publications;
  /** The newest publication of any process since Redis remembers. */
  newest?: Publication;
  /** Tags of publications whose content is not on this machine yet. */
  pending: Set<string>;
  /** File with the version of the content that the cached pages show (rendered-from.ts); none in tests. */
  versionFile?: string;
};

export function publicationState(): PublicationState {
  return processWide("publications", () => ({
    by: randomUUID(),
    publications: createPublications(),
    pending: new Set<string>(),
  }));
}
