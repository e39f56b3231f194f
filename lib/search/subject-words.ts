import type { Snapshot } from "../content/snapshot/snapshot";
import { findApps } from "./fact-lines";
import { getStem, splitWords } from "./word-forms";

/** What this site is about: apps, what they do, and what they cost. */
const words =
  "app application ai bot chatbot companion waifu character roleplay avatar model gpt prompt llm virtual assistant " +
  "simulator game feature function tool mode setting setup switch option menu button tab filter nsfw uncensored censored " +
  "image picture photo selfie generator art video audio voice sound microphone camera memory context token credit story " +
  "message messaging chat notification keyboard emoji language english spanish german french translate translation font " +
  "theme cost price pricing fee charge charged pay paid payment plan expensive cheap cheapest cheaper dollar euro usd money " +
  "refund trial free discount coupon voucher promo code deal offer premium subscription subscribe unsubscribe cancel renew " +
  "renewal membership tier lifetime monthly yearly card credit debit paypal crypto bank bill billing statement invoice " +
  "receipt tax gift purchase buy account login log password username email profile sign register registration verify " +
  "verification data privacy private policy terms gdpr delete deletion erase export import backup download upload install " +
  "uninstall update version restore transfer encrypt encryption encrypted security secure breach hack hacked scam legit " +
  "spam phone iphone ipad android ios mac windows linux web browser chrome firefox safari desktop computer laptop tablet " +
  "offline online server api website site page link url search blog article review rating rated star rank ranking list " +
  "category tag comment newsletter rss feed author reviewer editor tester contact report affiliate partner commission " +
  "sponsor disclosure advert ad ads compare comparison alternative versus vs best recommend recommendation favorite favourite " +
  "guide tutorial tip faq manual beginner company developer support ticket error bug glitch loading lag slow crashes " +
  "screenshot cookie tracking wifi vpn choose pick employer 18 adult dirty flirt erotic sexting romantic dating anime " +
  "horror fantasy yandere post order background process remember parental selfies movies replika nomi kindroid chai anima janitor paradot";

const subjects: ReadonlySet<string> = new Set(words.split(" ").map(getStem));

/** "$9.99", "10 €". */
const amount = /[$€£] ?\d|\d ?[$€£]/;

/** Whether a query names an app, a price or a feature: it asks for something that this site has. */
export function namesSubject(query: string, snapshot: Snapshot): boolean {
  const { apps, rest } = findApps(query, snapshot);
  return apps.length > 0 || amount.test(query) || splitWords(rest).some((word) => subjects.has(getStem(word)));
}
