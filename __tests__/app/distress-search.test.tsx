import { readFileSync } from "node:fs";
import { GET } from "@/app/api/search/route";
import type { SearchResponse } from "@/components/search/search-response";
import { findDistress, findLanguages } from "@/lib/search/distress";
import { htmlOf } from "../helpers/render-page";

/** The searches of a text that parts them by bars and lines; a line that begins with # is a comment. */
const readSearches = (name: string) =>
  readFileSync(`__tests__/fixtures/searches/${name}.txt`, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split("|"))
    .map((search) => search.trim())
    .filter(Boolean);
/** What people in distress type into a search, in their words. */
const distressSearches = readSearches("distress");
/** Ordinary searches with words like those. */
const ordinarySearches = readSearches("ordinary");

const show = (q: string) => htmlOf(`/search-results?q=${encodeURIComponent(q)}`);
const ask = async (q: string) => {
  const response = await GET(new Request(`https://almanac.example/api/search?q=${encodeURIComponent(q)}`));
  return (await response.json()) as SearchResponse;
};

/** Everything by which somebody is paid. */
const sold = (html: string) =>
  html.match(/data-affiliate|sponsored|utm_|href="\/go\/|aria-label="Promotion|Before you go/g) ?? [];

const quiet = /<a [^>]*href="([^"]+)">Having a hard time\? Someone to talk to<\/a>/;

it("has a hundred searches of people in distress and forty others to prove", () => {
  expect(new Set(distressSearches).size).toBeGreaterThanOrEqual(100);
  expect(new Set(ordinarySearches).size).toBeGreaterThanOrEqual(40);
});

describe("somebody in distress", () => {
  it.each(distressSearches)("is answered with helplines, and with no facts of apps: %j", async (query) => {
    const { helplines, apps } = await ask(query);
    expect(helplines?.places.flatMap(({ lines }) => lines.flatMap(({ ways }) => ways)).length).toBeGreaterThan(0);
    expect(apps).toBeUndefined();
    // By their words, not only because nothing else is found.
    expect(findDistress(query).topic).toBeDefined();
  });

  it("sees the helplines before all results, and no other searches", async () => {
    const html = await show("lonely");
    const helplines = html.indexOf('class="helplines"');
    const tabs = html.indexOf('aria-label="Kinds of result"');
    expect(helplines).toBeGreaterThan(0);
    expect(helplines).toBeLessThan(tabs);
    expect(html.slice(helplines, tabs)).toMatch(/href="(?:tel:|https:)/);
    expect(html).not.toMatch(/aria-label="(?:What we know|Suggested searches)/);
  });

  it.each(["i want to really really die", "qqzz kill myself"])(
    "sees the helplines and one line where no text has the words: %s",
    async (query) => {
      const html = await show(query);
      const status = html.indexOf("No results found matching your search");
      expect(html.slice(html.indexOf('class="helplines"'), status)).toMatch(/href="(?:tel:|https:)/);
      expect(html).not.toMatch(/aria-label="(?:What we know|Suggested searches|Kinds of result)/);
      expect(html).not.toMatch(/<h2[^>]*>No results found|Browse All Articles/);
    },
  );
});

describe("an ordinary search", () => {
  it.each(ordinarySearches)("has no words of distress: %j", (query) => {
    expect(findDistress(query).topic).toBeUndefined();
  });

  it("of an app, its price or a feature is answered with helplines no more than once in twenty", async () => {
    const answers = await Promise.all(ordinarySearches.map(async (query) => ({ ...(await ask(query)), query })));
    const shown = answers.filter(({ helplines }) => helplines).map(({ query }) => query);
    expect(shown.length).toBeLessThanOrEqual(ordinarySearches.length / 20);
  });
});

describe("every results page", () => {
  it.each(["privacy", "ottoline cost", "best ai girlfriend for me", "qqzz", "suicide"])(
    "sells nothing, and begins with the way to people: %s",
    async (query) => {
      const html = await show(query);
      expect(sold(html)).toEqual([]);
      // Where the helplines are open, they say it alone.
      const isOpen = html.includes('class="helplines"');
      const first = isOpen ? html.indexOf('class="helplines"') : html.search(quiet);
      expect(first).toBeGreaterThan(0);
      expect(html.indexOf("matching your search")).toBeGreaterThan(first);
      expect(quiet.exec(html)?.[1]).toBe(isOpen ? undefined : "/blog/what-lonely-means-here");
    },
  );
});

describe("someone to talk to", () => {
  it("is offered where nothing is found, beside other searches", async () => {
    const html = await show("qqzz qzqz");
    expect(html).toContain('class="helplines"');
    expect(html).toContain('aria-label="Suggested searches"');
    expect(html).toContain("Browse All Articles");
  });

  it.each([
    "i feel strange these days",
    "me siento rara",
    "ich weiss nicht weiter",
    "je me sens bizarre",
    "me sinto estranha",
  ])("is offered to those who speak of themselves: %s", async (query) => {
    expect((await ask(query)).helplines?.title).toBe("Someone to talk to, now");
  });

  it.each(["what qqzz my bot says", "qqzz my best friend"])(
    "is, where they tell of a bot and nothing is found: %s",
    async (query) => {
      expect((await ask(query)).helplines?.title).toBe("Someone to talk to, now");
    },
  );

  it.each(["my ottoline plan", "an app for me", "i want my money back", "my data", "qqzz app", "kill switch"])(
    "is not, where an app, a price or a feature is named: %s",
    async (query) => {
      expect((await ask(query)).helplines).toBeUndefined();
    },
  );
});

it.each([
  ["ich will sterben", ["de"]],
  ["selbstmord", ["de"]],
  ["no quiero vivir", ["es"]],
  ["quiero morir", ["es"]],
  ["suicidio", ["es", "pt"]],
  ["j’ai envie d’en finir", ["fr"]],
  ["mon père me frappe", ["fr"]],
  ["eu quero morrer", ["pt"]],
  ["meu padrasto me bateu", ["pt"]],
  ["kill myself", []],
  ["i want to die", []],
])("is told in which language somebody asks: %s", (query, languages) => {
  expect(findLanguages(query)).toEqual(languages);
});

it("has the countries first where somebody answers in the language of the search", async () => {
  const countriesFor = async (q: string) => (await ask(q)).helplines?.places.map(({ name }) => name);
  expect(await countriesFor("ich will sterben")).toEqual(["Germany", "United States", "United Kingdom", "Any country"]);
  expect(await countriesFor("i want to die")).toEqual(["United States", "United Kingdom", "Germany", "Any country"]);
});

it("finds only texts with the words as they were typed beside words of distress", async () => {
  const { helplines, results, note } = await ask("this begins to end it all");
  expect([helplines?.title, results, note]).toEqual(["Someone to talk to, now", [], undefined]);
  expect((await ask("begins this")).results).not.toEqual([]);
});

it("says nothing of an app's price beside helplines, which it says otherwise", async () => {
  expect((await ask("ottoline cost")).apps).toMatchObject([{ name: "Ottoline" }]);
  expect((await ask("ottoline cost overdose")).apps).toBeUndefined();
});

it.each([
  "k\u00adill my\u200bself",
  "ｓｕｉｃｉｄｅ",
  "kіll myѕelf",
  "su*cide",
  "k1ll myself",
  "k i l l myself",
  "i want to really, really, really die",
  "loneley",
])("is not misled by how it is written: %j", async (query) => {
  expect((await ask(query)).helplines).toBeDefined();
});

it.each([
  "sextortion",
  "he threatens to post my nudes",
  "he is blackmailing me with my pictures",
  "someone wants money or they leak my photos",
  "they recorded me on cam and want 500 dollars",
  "me chantajean con mis fotos",
  "amenaza con publicar mis fotos íntimas",
  "tiene fotos mías desnuda",
  "mi ex subió mis fotos desnuda",
  "er droht meine Nacktbilder zu veröffentlichen",
  "er erpresst mich mit Nacktfotos",
  "jemand hat Nacktbilder von mir",
  "ich werde mit Bildern erpresst",
  "mein Ex hat intime Bilder von mir verschickt",
  "il menace de publier mes photos nues",
  "on me fait chanter avec des photos intimes",
  "chantage à la webcam",
  "ele ameaça postar minhas fotos íntimas",
  "estão me chantageando com fotos",
  "meu ex postou minhas fotos nua",
])("shows the lines for pictures to whoever speaks of pictures: %s", async (query) => {
  expect((await ask(query)).helplines?.title).toMatch(/report a picture/);
});

it.each([
  "he posted my nudes and i want to die",
  "publicó mis fotos íntimas y quiero morir",
  "er erpresst mich mit nacktfotos ich will sterben",
  "il a publié mes photos intimes et je veux mourir",
  "vazaram minhas fotos e quero morrer",
])("shows the lines for distress first to whoever thinks of death, whatever else they say: %s", async (query) => {
  expect((await ask(query)).helplines?.title).toBe("Someone to talk to, now");
});

it.each(
  [
    ["kündigen", "abo kündigen", "abo kosten", "geld zurück", "kostenlose testversion", "was kostet das"],
    ["cancelar suscripción", "darse de baja", "precio", "reembolso", "prueba gratis", "cuánto cuesta"],
    ["résilier", "résilier abonnement", "remboursement", "combien ça coûte", "essai gratuit", "prix"],
    ["cancelar assinatura", "reembolso", "preço", "quanto custa", "teste grátis", "mensalidade"],
    ["cancel subscription", "refund", "price"],
  ].flat(),
)("leaves it at the quiet line where a subscription or its price is asked for: %s", async (query) => {
  expect((await ask(query)).helplines).toBeUndefined();
});
