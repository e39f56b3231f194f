import type { Claim } from "../schemas/claims-schema";
import type { Evidence } from "../schemas/evidence-schema";
import type { ClaimFacts, Computed } from "./formulas";
import { compute, withoutSamples } from "./formulas";
import { ledgerReference } from "./quote-syntax";
import { type QuoteLookup, unneeded, withheld } from "./resolve-claims";

/** Whether something is proved today: by evidence, no longer (it has expired, or the test is retracted), by something invented, or not at all. */
export type Proof = "proved" | "expired" | "sample" | "unproved";

/** What is known of a claim today. */
export type ClaimState = {
  claim: Claim;
  /** Of what is stated; of a claim that is only worked out, of that. */
  proof: Proof;
  /** Whether a live site shows it: then only our own sum is, where there is one. */
  isProved: boolean;
  /** Our own sum, if it can be worked out; in strict mode without what is invented. */
  computed?: Computed | undefined;
  /** Whether the content has nothing from which the claim could be worked out, invented or not. */
  isMissing: boolean;
  /** Whether our own sum contradicts what is stated. */
  differs: boolean;
  /** What readers see; absent while the claim is withheld. */
  shown?: { text: string; value?: number | undefined; isComputed: boolean } | undefined;
};

/** All claims on one day. */
export type Ledger = {
  get: (id: string) => ClaimState | undefined;
  /** In the order of the file. */
  states: () => readonly ClaimState[];
  lookup: QuoteLookup;
  /** Whether something with evidence of its own, like a testimonial, is proved. */
  getProof: (item: Provable) => Proof;
  /** `strict` shows only what is proved. */
  mode: "all" | "strict";
};

/** Anything that carries evidence. */
export type Provable = { evidence?: Evidence | undefined; expiresOn?: string | undefined; sample: boolean };

type LedgerOptions = {
  claims: readonly Claim[];
  /** Whether the whole file is a sample. */
  isSample: boolean;
  mode: "all" | "strict";
  /** Called only when a claim is worked out. */
  facts: () => Omit<ClaimFacts, "valueIn">;
  day: string;
  /**
   * Whether evidence is there: `undefined` for a file or a record that is missing, `sample` for an invented record, `retracted` for
   * one that no longer counts.
   */
  find: (evidence: Evidence) => "there" | "sample" | "retracted" | undefined;
};

/** Opens the ledger for one day. Each claim is worked out once, at its first use. */
export function openLedger({ claims, isSample, mode, facts, day, find }: LedgerOptions): Ledger {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const states = new Map<string, ClaimState>();

  const getProof = ({ evidence, expiresOn = "", sample }: Provable): Proof => {
    const found = evidence && find(evidence);
    if (!found) return "unproved";
    if (expiresOn < day || found === "retracted") return "expired";
    return sample || found === "sample" ? "sample" : "proved";
  };
  const valueIn = (id: string) => {
    const claim = byId.get(id);
    if (claim?.value === undefined) return undefined;
    return { value: claim.value, isProved: getProof(withSample(claim, isSample)) === "proved" };
  };
  const getState = (claim: Claim): ClaimState => {
    const all = claim.computed && { ...facts(), valueIn };
    const real = claim.computed && all && compute(claim.computed, withoutSamples(claim.computed, all));
    const withSamples = claim.computed && all && compute(claim.computed, all);
    const computed = mode === "strict" ? real : withSamples;
    const stated = claim.text === undefined ? undefined : { text: claim.text, value: claim.value, isComputed: false };
    const ours = computed && { text: computed.text, value: computed.value, isComputed: true };
    const proof = stated ? getProof(withSample(claim, isSample)) : proofOfSum(computed);
    const isProved = claim.computed ? proofOfSum(real) === "proved" : proof === "proved";
    const proven = isProved ? (ours ?? stated) : undefined;
    return {
      claim,
      proof,
      isProved,
      computed,
      isMissing: claim.computed !== undefined && !withSamples,
      differs: computed !== undefined && isContradicted(claim, computed),
      shown: mode === "strict" ? proven : (stated ?? ours),
    };
  };
  const get = (id: string) => {
    const claim = byId.get(id);
    if (!claim) return undefined;
    const state = states.get(id) ?? getState(claim);
    states.set(id, state);
    return state;
  };
  const lookup: QuoteLookup = (reference) => {
    const { kind, id } = ledgerReference(reference) ?? { kind: "claim", id: "" };
    const state = get(id);
    if (!state) return undefined;
    if (kind === "claim") return state.shown?.text ?? withheld;
    if (!state.claim.computed) return undefined;
    const isBeside = state.shown !== undefined && !state.shown.isComputed && state.differs;
    if (kind === "sum") return isBeside && state.computed ? state.computed.text : unneeded;
    return state.shown && !isBeside ? (state.computed?.parts ?? unneeded) : unneeded;
  };
  return { get, states: () => [...byId.keys()].flatMap((id) => get(id) ?? []), lookup, getProof, mode };
}

/** A ledger without claims. */
export function noLedger(mode: "all" | "strict"): Ledger {
  const lookup: QuoteLookup = (reference) => (reference.startsWith("claim:") ? withheld : unneeded);
  return { get: () => undefined, states: () => [], lookup, getProof: () => "unproved", mode };
}

/** Everything in a sample file is a sample. */
export function withSample<Item extends Provable>(item: Item, isSample: boolean): Item {
  return isSample ? { ...item, sample: true } : item;
}

function proofOfSum(computed: Computed | undefined): Proof {
  return !computed ? "unproved" : computed.isSample ? "sample" : "proved";
}

/** Our sum contradicts a claim if it is another figure or, where the claim is a lower bound, a smaller one. */
function isContradicted({ text, value, atLeast }: Claim, computed: Computed): boolean {
  if (text === undefined || text === computed.text) return false;
  if (value === undefined) return true;
  return atLeast || text.endsWith("+") ? computed.value < value : computed.value !== value;
}
