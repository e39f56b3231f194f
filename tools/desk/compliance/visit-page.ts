import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { sha256 } from "../../../lib/util/digest";
import { wake } from "../../../scripts/lib/react-in-page";
import { type ReadLink, readLinks } from "./measure-links";
import type { MeasuredLink, ShownAfter } from "./measured-link";

type VisitOptions = {
  origin: string;
  partnerHosts: string[];
  /** Folder of the pictures. */
  pictures: string;
  /** Width of the screen. */
  screen: number;
  /** Whether a pointer can leave the page, which shows the reminder. */
  hasPointer: boolean;
};

/** Pixels around link and disclosure in a picture. */
const margin = 24;
/** A disclosure farther away than this is not in the picture. */
const tallestPicture = 900;

/** Every link to a partner on a page, in each state in which readers can see it, each with its picture. */
export async function visitPage(page: Page, path: string, options: VisitOptions): Promise<MeasuredLink[]> {
  await page.goto(options.origin + path, { waitUntil: "load" });
  await settle(page);
  const found = await read(page, path, "nothing", options);
  const more = async (shownAfter: ShownAfter, open: () => Promise<boolean>) => {
    if (await open()) found.push(...(await read(page, path, shownAfter, options)).filter(isNew(found)));
  };
  await more("showing all reviews", () => showAllReviews(page));
  await more("opening the menu", () => openMenu(page));
  if (options.hasPointer) await more("leaving the page", () => leave(page));
  const hidden = await read(page, path, "hidden", options);
  return [...found, ...hidden.filter(isNew(found))].map(({ index: _, ...link }) => link);
}

type Found = MeasuredLink & { index: number };

function isNew(found: readonly Found[]) {
  const known = new Set(found.map(({ placement, address }) => `${placement} ${address}`));
  return ({ placement, address }: Found) => !known.has(`${placement} ${address}`);
}

/** Pictures must not depend on what has loaded so far. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

async function read(page: Page, path: string, shownAfter: ShownAfter, options: VisitOptions): Promise<Found[]> {
  await endTransitions(page);
  const links = await page.evaluate(readLinks, { partnerHosts: options.partnerHosts, shownAfter });
  const found: Found[] = [];
  for (const { disclosure, ...link } of links)
    found.push({
      ...link,
      page: path,
      screen: options.screen,
      address: link.address.replace(options.origin, ""),
      disclosure: disclosure && { words: disclosure.words, distance: disclosure.distance },
      picture: shownAfter === "hidden" ? undefined : await takePicture(page, link.box, disclosure?.box, options),
    });
  return found;
}

/** What is still fading in counts as hidden. */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      try {
        animation.finish();
      } catch {
        // One without an end.
      }
    }
  });
}

type Box = ReadLink["box"];

/** Takes a picture of link and disclosure. Its name is its hash, so that the same picture is kept once. */
async function takePicture(page: Page, link: Box, disclosure: Box | undefined, { pictures, screen }: VisitOptions) {
  const both = disclosure ? [link, disclosure] : [link];
  const top = Math.min(...both.map((box) => box.top)) - margin;
  const bottom = Math.max(...both.map((box) => box.top + box.height)) + margin;
  const [from, to] =
    bottom - top > tallestPicture ? [link.top - margin, link.top + link.height + margin] : [top, bottom];
  const isOverlay = await page.evaluate(() => document.querySelector("dialog[open], [popover]:popover-open") !== null);
  const left = Math.max(0, Math.min(...both.map((box) => box.left)) - margin);
  const right = Math.min(screen, Math.max(...both.map((box) => box.left + box.width)) + margin);
  const clip = { x: left, y: Math.max(0, from), width: right - left, height: to - Math.max(0, from) };
  const bytes = await page.screenshot({ clip, fullPage: !isOverlay, animations: "disabled", caret: "hide" });
  const name = `${sha256(bytes).slice(0, 24)}.png`;
  if (!existsSync(join(pictures, name))) writeFileSync(join(pictures, name), bytes);
  return name;
}

async function showAllReviews(page: Page): Promise<boolean> {
  const link = await page.evaluate(() => {
    const isFolded = [...document.querySelectorAll("[data-later]")].some((item) => !item.checkVisibility());
    const more = document.querySelector<HTMLAnchorElement>("[data-ranking] ~ * a[href^='#']");
    if (!isFolded || !more) return false;
    location.hash = more.hash;
    return true;
  });
  if (link) await page.evaluate(() => scrollTo(0, 0));
  return link;
}

function openMenu(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const menu = document.querySelector<HTMLElement>("[popover]:has(a[data-affiliate])");
    const buttons = [...document.querySelectorAll(`[popovertarget="${menu?.id}"]`)];
    if (!menu?.showPopover || !buttons.some((button) => button.checkVisibility())) return false;
    menu.showPopover();
    return true;
  });
}

/** Leaves the page at its top, as a reader does who goes for the address bar. */
async function leave(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) menu.hidePopover();
    scrollTo(0, 0);
  });
  await wake(page);
  await page.mouse.move(200, 10);
  await page.mouse.move(200, -5);
  return page
    .waitForSelector("dialog[open]", { timeout: 1500 })
    .then(() => true)
    .catch(() => false);
}
