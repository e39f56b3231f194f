import { markCurrent } from "@/lib/addresses/current-link";
import { statementAt } from "@/lib/claims/shown-claims";
import { formatAddress } from "@/lib/content/link/quotes";
import { footerLinks, getDocument, getSiteTexts } from "@/lib/content/site/documents";
import { defaultPartner, type Site } from "@/lib/content/site/site";
import { targetTo } from "@/lib/offers/partners";
import { renderSnippet } from "@/lib/text/render-snippet";

/** Everything around a page. @param path Path of the page. @param offers "none": nothing that leads to a partner. */
export function frameView(site: Site, path: string, offers?: "none") {
  const { name, mark, tools, helplines, exitOffer, ...texts } = getSiteTexts(site);
  const partner = offers === "none" ? undefined : defaultPartner(site);
  const own = partner && targetTo(partner, path);
  const target = own?.isDown ? undefined : own;
  const offer = target && partner?.offer;
  const isElsewhere = ({ href }: { href: string }) => texts.navigation.every((link) => link.href !== href);
  const header = markCurrent(path, {
    navigation: texts.navigation,
    tools,
    more: [...texts.footerPages.filter(isElsewhere), ...(helplines ? [helplines] : [])],
  });
  const footer = markCurrent(path, {
    pages: [...texts.footerPages, ...footerLinks(site, "pages")],
    tools,
    legal: [...texts.footerLegal, ...footerLinks(site, "legal")],
  });
  return {
    banner: texts.banner && offer ? { text: texts.banner, target } : undefined,
    header: {
      name,
      mark,
      ...header,
      partnerTag: texts.partnerTag,
      ctaLabel: texts.ctaLabel,
      target,
    },
    footer: {
      name,
      mark,
      blurb: texts.blurb,
      ratingLine: texts.ratingLine ? statementAt(site, "site/site", ["ratingLine"], texts.ratingLine) : undefined,
      disclaimerHtml: renderSnippet(texts.disclaimer),
      ...footer,
      social: texts.social,
      operator: operatorDetails(site),
    },
    newsletter: texts.newsletter,
    exitOffer:
      exitOffer?.text && offer
        ? { ...exitOffer, text: exitOffer.text, offer, target, disclosure: texts.shortDisclosure }
        : undefined,
  };
}

/** Who runs the site, as the footer says it; `undefined` while that is not said. */
function operatorDetails(site: Site) {
  const { name, address } = getDocument(site, "site/operator");
  return name === undefined ? undefined : { name, address: address && formatAddress(address) };
}
