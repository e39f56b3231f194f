/** What a picture of a test shows, in words and numbers. */
import type { PaletteName } from "../palettes";

/** A few short lines of text. */
export type Lines = readonly [string, ...string[]];

/** What was said on one evening. */
export interface ChatPlate {
  readonly kind: "chat";
  readonly messages: readonly {
    readonly from: "tester" | "app";
    readonly lines: Lines;
    /** The one to look at. */
    readonly marked?: boolean;
  }[];
}

/** Pages that lead to an end, from left to right. */
export interface StepsPlate {
  readonly kind: "steps";
  readonly steps: readonly {
    readonly lines: Lines /** Stands in the way, like an offer. */;
    readonly detour?: boolean;
  }[];
}

/** A few lines of a card statement. */
export interface StatementPlate {
  readonly kind: "statement";
  readonly rows: readonly {
    readonly day: string;
    readonly name: string;
    readonly amount: string;
    readonly marked?: boolean;
  }[];
}

/** Evenings, each as a moon: full where everything was remembered, new where nothing was. */
export interface EveningsPlate {
  readonly kind: "evenings";
  /** The remembered share of each evening, from 0 to 1. */
  readonly shares: readonly number[];
}

/** Pictures that were made, and those that were kept. */
export interface ContactSheetPlate {
  readonly kind: "contact-sheet";
  readonly made: number;
  /** Counted from 1. */
  readonly kept: readonly number[];
}

/** What happened on which day, from left to right. */
export interface DaysPlate {
  readonly kind: "days";
  readonly last: number;
  readonly events: readonly { readonly day: number; readonly lines: Lines; readonly marked?: boolean }[];
}

/** One picture of a test record. */
export type Plate = {
  readonly palette: PaletteName;
  readonly heading: string;
  /** The small line above the heading. */
  readonly label: string;
} & (ChatPlate | StepsPlate | StatementPlate | EveningsPlate | ContactSheetPlate | DaysPlate);
