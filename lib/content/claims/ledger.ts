import { sampleLabels } from "../../util/sample";
import type { Claim, Evidence } from "../schemas/claims-schema";
import { type ClaimFacts, type Computed, compute, withoutSamples } from "./formulas";
import { ledgerReference } from "./quote-syntax";
import { type QuoteLookup, unneeded, withheld } from "./resolve-claims";

/** Whether something is proved today: by evidence, no longer (it has expired, or the test is retracted), by something invented, or not at all. */
type Proof = "proved" | "expired" | "sample" | "unproved";

/** What is known of a claim today. */
export type ClaimState = {
  claim: Claim;
  /** Of what is stated; of a claim that is only worked out, of that. */
  proof: Proof;
  /** Whether a live site shows it: then only our own sum is, where there is one. */
  isProved: boolean;
  /** Our own sum, if it can be worked out; on a live site without what is invented. */
  computed?: Computed | undefined;
  /** Whether the content has nothing from which the claim could be worked out, invented or not. */
  isMissing: boolean;
  /** Whether our own sum contradicts what is stated. */
  differs: boolean;
  /** What readers see; absent while the claim is withheld. */
  shown?: ShownClaim | undefined;
  /** What stands beside it; nothing while it is proved, and on a live site, which shows no others. */
  mark?: ProofMark | undefined;
};

type ShownClaim = { text: string; value?: number | undefined; isComputed: boolean; proof: Proof | "computed" };

/** What is said of a text that nothing proves: that it is a sample, or that it has no valid evidence. */
export type ProofMark = "Sample" | "Not proved";

/** Something with evidence of its own, as readers see it. `mark` says beside it that it is a sample, or that nothing proves it. */
type Shown<Item> = Item & { proof: Proof; mark: ProofMark | undefined };

/** All claims on one day. */
export type Ledger = {
  get: (id: string) => ClaimState | undefined;
  /** In the order of the file. */
  states: () => readonly ClaimState[];
  lookup: QuoteLookup;
  /** Whether something with evidence of its own, like a testimonial, is proved. */
  getProof: (item: Provable) => Proof;
  /** What readers see of such things. @param isSample Whether the file that holds them is a sample. */
  show: <Item extends Provable>(items: readonly Item[], isSample: boolean) => Shown<Item>[];
};

/** Anything that carries evidence. */
export type Provable = { evidence?: Evidence | undefined; expiresOn?: string | undefined; sample: boolean };

type LedgerOptions = {
  claims: readonly Claim[];
  /** Whether the whole file is a sample. */
  isSample: boolean;
  /** Whether only what is proved is shown. */
  isLive: boolean;
  /** Called only when a claim is worked out. */
  facts: () => ClaimFacts;
  day: string;
  /**
   * Whether evidence is there: `undefined` for a file or a record that is missing, `sample` for an invented record, `retracted` for
   * one that no longer counts.
   */
  find: (evidence: Evidence) => "there" | "sample" | "retracted" | undefined;
};

/** Opens the ledger for one day. Each claim is worked out once, at its first use. */
export function openLedger({ claims, isSample, isLive, facts, day, find }: LedgerOptions): Ledger {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const states = new Map<string, ClaimState>();

  const getProof = ({ evidence, expiresOn = "", sample }: Provable): Proof => {
    const found = evidence && find(evidence);
    if (!found) return "unproved";
    if (expiresOn < day || found === "retracted") return "expired";
    return sample || found === "sample" ? "sample" : "proved";
  };
  const getState = (claim: Claim): ClaimState => {
    const all = claim.computed && facts();
    const real = claim.computed && all && compute(claim.computed, withoutSamples(claim.computed, all));
    const withSamples = claim.computed && all && compute(claim.computed, all);
    const computed = isLive ? real : withSamples;
    const proof = claim.text === undefined ? proofOfSum(computed) : getProof(withSample(claim, isSample));
    const stated =
      claim.text === undefined ? undefined : { text: claim.text, value: claim.value, isComputed: false, proof };
    const proofOfOurs = computed?.isSample ? ("sample" as const) : ("computed" as const);
    const ours = computed && { text: computed.text, value: computed.value, isComputed: true, proof: proofOfOurs };
    const isProved = claim.computed ? proofOfSum(real) === "proved" : proof === "proved";
    const proven = isProved ? (ours ?? stated) : undefined;
    return {
      claim,
      proof,
      isProved,
      computed,
      isMissing: claim.computed !== undefined && !withSamples,
      differs: computed !== undefined && isContradicted(claim, computed),
      shown: isLive ? proven : (stated ?? ours),
      mark: isLive ? undefined : markOf(proof, isSample || claim.sample),
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
    return isBeside && state.computed ? state.computed.text : unneeded;
  };
  return {
    get,
    states: () => [...byId.keys()].flatMap((id) => get(id) ?? []),
    lookup,
    getProof,
    show: (items, ofSample) =>
      items
        .map((item) => {
          const proof = getProof(withSample(item, ofSample));
          return { ...item, proof, mark: markOf(proof, ofSample || item.sample) };
        })
        .filter(({ proof }) => proof === "proved" || !isLive),
  };
}

function markOf(proof: Proof, isSample: boolean): ProofMark | undefined {
  if (proof === "proved") return undefined;
  return isSample || proof === "sample" ? sampleLabels.any : "Not proved";
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
