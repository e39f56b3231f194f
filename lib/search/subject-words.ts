import type { Site } from "../content/site/site";
import { findApps } from "./fact-lines";
import { getStem, splitWords } from "./word-forms";

/** What this site is about: apps, what they do, and what they cost. */
const words =
  "app application waifu roleplay avatar model gpt prompt llm virtual assistant simulator game feature function tool mode setting setup switch option menu button tab filter nsfw uncensored censored " +
  "image selfie generator art audio sound microphone camera memory context token credit notification keyboard emoji language " +
  "english spanish german french translate translation font theme cost price pricing fee charge charged pay paid payment plan expensive cheap cheapest cheaper dollar euro usd money " +
  "refund trial free discount coupon voucher promo code deal offer premium subscription subscribe unsubscribe cancel renew " +
  "renewal membership tier lifetime monthly yearly card credit debit paypal crypto bank bill billing statement invoice " +
  "receipt tax gift purchase buy account login log password username email profile sign register registration verify " +
  "verification data privacy private policy terms gdpr delete deletion erase export import backup download upload install " +
  "uninstall update version restore transfer encrypt encryption encrypted security secure breach hack hacked scam legit " +
  "spam iphone ipad android ios mac windows linux web browser chrome firefox safari desktop computer laptop tablet " +
  "offline online server api website site page link url search blog article review rating rated star rank ranking list " +
  "category tag comment newsletter rss feed author reviewer editor tester contact report affiliate partner commission " +
  "sponsor disclosure advert ad ads compare comparison alternative versus vs recommend recommendation favorite favourite " +
  "guide tutorial tip faq manual beginner company developer support ticket error bug glitch loading lag slow crashes " +
  "screenshot cookie tracking wifi vpn choose pick employer 18 adult dirty flirt erotic sexting romantic dating anime " +
  "horror fantasy yandere post order background process remember parental selfies movies " +
  "replika nomi kindroid chai anima janitor paradot";

/** Subscriptions and prices in German, Spanish, French and Portuguese. */
const foreignWords =
  "abo abos abonnement abonnieren preis preise kostenlos rabatt rechnung kreditkarte testversion probeabo " +
  "erstattung ruckerstattung ruckzahlung suscripcion suscripciones suscribirse precio precios tarifa tarifas " +
  "reembolso descuento factura gratis gratuito gratuita tarif resilier resiliation desabonner remboursement rembourser " +
  "facture gratuit gratuite assinatura assinaturas assinar preco precos mensalidade desconto fatura";

/** Also what people in distress tell of: "the bot said", "my best friend", "mir wurde gekündigt". */
const toldWords =
  "ai bot chatbot companion character chat message messaging picture photo video voice story phone best " +
  "kundigen kundigung gekundigt stornieren widerrufen kosten kostet teuer billig bezahlen zahlen geld konto " +
  "cancelar cancelacion baja cuesta cuestan pagar caro barato dinero cuenta annuler cout coute couter payer argent cher " +
  "prix compte cancelamento custa custam pagamento dinheiro barata conta";

const stemsOf = (text: string): ReadonlySet<string> => new Set(text.split(" ").map(getStem));
const subjects = stemsOf(`${words} ${foreignWords}`);
const toldSubjects = stemsOf(toldWords);

/** "$9.99", "10 €". */
const amount = /[$€£] ?\d|\d ?[$€£]/;

/**
 * Whether a query names an app, a price or a feature: it asks for something that this site has.
 * @param isStory Whether it tells of oneself and nothing is found: then "the bot said" names no feature.
 */
export function namesSubject(query: string, site: Site, isStory: boolean): boolean {
  const { apps, rest } = findApps(query, site);
  if (apps.length > 0 || amount.test(query)) return true;
  const stems = splitWords(rest).map(getStem);
  return stems.some((stem) => subjects.has(stem) || (!isStory && toldSubjects.has(stem)));
}
