import { describePlacement, isPlacement } from "../../../lib/offers/placements";
import { escapeHtml } from "../../../lib/util/escape";
import { formatCount } from "../../../lib/util/number";
import { findFaults, type MeasuredLink, screenWidths } from "./measured-link";

/** The links of one page: a table with a row for each, and on each screen its distance and picture. */
export function renderPageLinks(page: string, links: readonly MeasuredLink[]): string {
  const rows = new Map<string, MeasuredLink[]>();
  for (const link of links) {
    const key = `${link.placement} ${link.address} ${link.words}`;
    rows.set(key, [...(rows.get(key) ?? []), link]);
  }
  const faults = links.flatMap(findFaults).length;
  return `<details${faults > 0 ? " open" : ""}><summary><code>${escapeHtml(page)}</code> <span>${formatCount(rows.size, "link")}${
    faults > 0 ? `, ${formatCount(faults, "fault")}` : ""
  }</span></summary>
<div class="scroll"><table><thead><tr><th scope="col">Placement and words</th><th scope="col">Address and rel</th>${screenWidths
    .map((width) => `<th scope="col">On ${width} px</th>`)
    .join("")}</tr></thead><tbody>
${[...rows.values()].map(renderRow).join("\n")}
</tbody></table></div></details>`;
}

function renderRow(both: readonly MeasuredLink[]): string {
  const [first] = both;
  if (!first) return "";
  const { placement, words, address, rel } = first;
  const where = isPlacement(placement) ? describePlacement(placement) : "not marked";
  const screens = screenWidths.map((width) => renderScreen(both.find(({ screen }) => screen === width)));
  return `<tr><th scope="row"><strong>${escapeHtml(where)}</strong>${escapeHtml(words)}</th><td><code>${escapeHtml(address)}</code><code>rel="${escapeHtml(rel)}"</code></td>${screens.join("")}</tr>`;
}

function renderScreen(link: MeasuredLink | undefined): string {
  if (!link) return "<td>not on this screen</td>";
  if (link.shownAfter === "hidden") return "<td>not shown on this screen</td>";
  const { disclosure, picture, shownAfter, box } = link;
  const faults = findFaults(link);
  const distance = disclosure ? `${disclosure.distance} px` : "no disclosure";
  const after = shownAfter === "nothing" ? `at ${box.left}, ${box.top}` : `after ${shownAfter}`;
  const shown = picture
    ? `<a href="pictures/${picture}"><img src="pictures/${picture}" alt="The link “${escapeHtml(link.words)}” and its disclosure on a screen of ${link.screen} pixels" loading="lazy"></a>`
    : "";
  return `<td${faults.length > 0 ? ' class="bad"' : ""}><b>${distance}</b> <span>${after}</span>${
    disclosure ? `<q>${escapeHtml(disclosure.words)}</q>` : ""
  }${faults.map((fault) => `<em>It ${escapeHtml(fault)}.</em>`).join("")}${shown}</td>`;
}
