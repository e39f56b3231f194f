import type { Env } from "../../runtime/env";
import { suggestName } from "../../util/nearest";
import { formatMoney, toCents } from "../../util/number";
import { answerText } from "../apps/answer-kinds";
import { costFor, monthlyCost } from "../apps/plan-costs";
import { ledgerReference } from "../claims/quote-syntax";
import { type QuoteLookup, withheld } from "../claims/resolve-claims";
import { brokenSlugs } from "../read/diagnostics";
import type { AppData, Plan } from "../schemas/app-schema";
import type { Brand } from "../schemas/brand-schema";
import type { FactSheet } from "../schemas/fact-sheet-schema";
import type { OperatorData } from "../schemas/operator-schema";
import type { Library } from "../site/library";

/** Where quotes take their words from. A broken file is `undefined`. */
type Sources = { operator: OperatorData | undefined; brand: Pick<Brand, "name"> | undefined; env: Env };

/**
 * What texts may quote by a kind and a name: what each says; `undefined` or "none" for what is not filled in, and for a setting
 * that is off.
 */
export const namedQuotes: Readonly<Record<string, (sources: Sources) => string | undefined>> = {
  "operator:name": ({ operator }) => operator?.name,
  "operator:legal-form": ({ operator }) => operator?.legalForm,
  "operator:address": ({ operator }) => operator?.address && formatAddress(operator.address),
  "operator:email": ({ operator }) => operator?.email,
  "operator:phone": ({ operator }) => operator?.phone,
  "operator:register": ({ operator }) => operator?.register,
  "operator:vat": ({ operator }) => operator?.vat,
  "operator:responsible": ({ operator }) => operator?.responsible,
  "operator:data-protection": ({ operator }) => operator?.dataProtection,
  "operator:processors": ({ operator }) => operator && formatProcessors(operator.processors),
  "operator:retention-messages": ({ operator }) => operator?.retention.messages,
  "operator:retention-newsletter": ({ operator }) => operator?.retention.newsletter,
  "operator:retention-logs": ({ operator }) => operator?.retention.logs,
  "setting:analytics": ({ env }) => (env.analytics ? "Vercel Analytics" : undefined),
  "site:name": ({ brand }) => brand?.name,
};

/** Where their words are from, for editors. */
const namedSources = new Map([
  ["operator", "site/operator.md"],
  ["setting", "the settings"],
  ["site", "site/brand.md"],
]);

/**
 * Looks up what is quoted by a kind and a name. A sentence or a row of a table that quotes what is not filled in, of which there
 * is none, or what is off goes: the privacy policy tells only what this site does.
 */
export function namedLookup(sources: Sources): QuoteLookup {
  return (reference) => {
    const read = Object.hasOwn(namedQuotes, reference) ? namedQuotes[reference] : undefined;
    if (!read) return undefined;
    const said = read(sources);
    return said === undefined || said === "none" ? withheld : said;
  };
}

/** An address on one line, in the order of an envelope. */
export function formatAddress({ street, postalCode, city, region, country }: NonNullable<OperatorData["address"]>) {
  const place = [postalCode, city].filter(Boolean).join(" ");
  return [street, place, region, country].filter(Boolean).join(", ");
}

function formatProcessors(processors: OperatorData["processors"]): string | undefined {
  const named = processors.map(({ name, purpose, country }) => `${name} (${purpose}; ${country})`);
  return named.length > 0 ? new Intl.ListFormat("en").format(named) : undefined;
}

type QuotableApp = { slug: string; data: Pick<AppData, "name" | "plans" | "facts"> };

/** What each kind of quote of a plan says, in cents. */
const costs = new Map<string, (plan: Plan) => number | undefined>([
  ["price", ({ price }) => toCents(price)],
  ["month", monthlyCost],
  ["year", (plan) => costFor(plan, 12)],
]);

/** What a quote stands for, or why it stands for nothing, in words for an editor. */
type Said = { text: string; problem?: undefined } | { text?: undefined; problem: string };

/**
 * What a quote of an app says: `price:luna-ai.monthly` is what one payment costs, `month:` what it comes to a month,
 * `year:` what twelve months cost, `limits:` what the plan includes, `fact:luna-ai.account-deletion` the answer in words.
 */
export function createAppQuotes(
  apps: readonly QuotableApp[],
  sheet: Pick<FactSheet, "groups"> | undefined,
): (reference: string) => Said {
  const bySlug = new Map(apps.map(({ slug, data }) => [slug, data]));
  const questions = new Map(sheet?.groups.flatMap(({ facts }) => facts).map((question) => [question.id, question]));
  return (reference) => {
    const [, kind = "", slug = "", id = ""] = /^([a-z]+):([^.]*)\.?(.*)$/.exec(reference) ?? [];
    const app = bySlug.get(slug);
    if (!app) return { problem: `There is no content/products/${slug}.md. ${suggestName(slug, [...bySlug.keys()])}` };
    if (kind === "fact") {
      const question = questions.get(id);
      return question
        ? { text: answerText(app.facts[id]?.answer, question) }
        : { problem: `site/fact-sheet.md has no question "${id}". ${suggestName(id, [...questions.keys()])}` };
    }
    const plan = app.plans.find((one) => one.id === id);
    if (!plan) {
      const ids = app.plans.map((one) => one.id);
      return { problem: `${app.name} has no plan "${id}". ${suggestName(id, ids)}` };
    }
    if (kind === "limits")
      return plan.limits === undefined
        ? {
            problem: `The plan "${id}" does not say what it includes: write "limits" in content/products/${slug}.md.`,
          }
        : { text: plan.limits };
    const cents = costs.get(kind)?.(plan);
    return cents === undefined
      ? { problem: `The plan "${id}" is not paid by time, so it has no cost per ${kind}.` }
      : { text: formatMoney(cents, plan.currency) };
  };
}

/**
 * Creates a function that says why a reference such as `price:luna-ai.monthly` stands for nothing; `undefined` for one that is
 * right, and where the file that it names is broken itself.
 */
export function explainQuotes(library: Library): (reference: string) => string | undefined {
  const quoteApp = createAppQuotes(library.collections.products, library.documents["site/fact-sheet"]?.data);
  const broken = brokenSlugs(library, "products");
  return (reference) => {
    const quoted = ledgerReference(reference);
    if (quoted) return explainClaim(library, quoted);
    if (library.lookup(reference) !== undefined) return undefined;
    const [of = "", name = ""] = reference.split(":");
    const source = namedSources.get(of);
    if (source) {
      const names = Object.keys(namedQuotes).flatMap((one) =>
        one.startsWith(`${of}:`) ? one.slice(of.length + 1) : [],
      );
      return `"${name}" cannot be quoted from ${source}. ${suggestName(name, names)}`;
    }
    return broken.includes(name.split(".")[0] ?? "") ? undefined : quoteApp(reference).problem;
  };
}

function explainClaim(library: Library, { kind, id }: { kind: "claim" | "sum"; id: string }) {
  const claims = library.documents["site/claims"]?.data.claims;
  const claim = claims?.find((one) => one.id === id);
  // Without the ledger, that is what is reported.
  if (!claims || (claim && (kind === "claim" || claim.computed))) return undefined;
  return claim
    ? `The claim "${id}" is not calculated, so it has no ${kind}: give it "computed", or quote the claim.`
    : `There is no claim "${id}" in site/claims.md.`;
}
