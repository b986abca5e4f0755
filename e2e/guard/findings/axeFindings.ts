import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Finding, Place } from './Finding.ts';

const WCAG_A_AND_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Rules about colours: by all others a page is the same in light and dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

export interface AxeFindingsOptions {
  /** A selector; by default the whole page is looked at. */
  readonly scope?: string;
  readonly coloursOnly?: boolean;
}

/** A script that does nothing, in place of axe once that is loaded. */
const NOTHING = ';';

/** Tells whether axe is already in the page: loading it, which `AxeBuilder` does twice, takes longer than a look. */
const isLoaded = async (page: Page): Promise<boolean> =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));

/** Has axe look for violations of WCAG 2.0 to 2.2, levels A and AA. */
export async function axeFindings(page: Page, { scope, coloursOnly = false }: AxeFindingsOptions): Promise<readonly Finding[]> {
  // Pages of other origins in frames are left out, and so is a page of axe's own for each frame, which takes longer than axe.
  let axe = new AxeBuilder({ page, ...((await isLoaded(page)) && { axeSource: NOTHING }) }).setLegacyMode();
  // Rules that pass need no list of places.
  axe = axe.options({
    resultTypes: ['violations'],
    ...(coloursOnly
      ? { runOnly: { type: 'rule', values: OF_COLOURS } }
      : { runOnly: WCAG_A_AND_AA, rules: { 'target-size': { enabled: true } } }),
  });
  if (scope !== undefined) axe = axe.include(scope);
  const { violations } = await axe.analyze();

  const findings: Finding[] = [];
  for (const { id, help, helpUrl, nodes } of violations) {
    const selectors = nodes.map(({ target }) => target.flat().join(' '));
    const found = await page.evaluate(placesOf, { rule: id, selectors });
    const places = nodes.flatMap(({ failureSummary = '' }, index): Place[] => {
      const place = found[index];
      return place ? [{ ...place, markup: `${place.markup}\n      ${failureSummary.replaceAll(/\s+/g, ' ')}` }] : [];
    });
    const advice =
      `mend the markup or colour (${helpUrl}); if it is Semi's or bpmn-js's own and cannot be mended where ui wraps it, ` +
      'name it in e2e/guard/accessibilityExceptions.ts with the reason';
    if (places.length > 0) findings.push({ rule: id, says: help, places, advice });
  }
  return findings;
}

/**
 * Runs in the page. A target that a fixed bar covers in part is null: it is large enough once one scrolls, and
 * `keyboardFaults` sees to it that the keyboard does not leave it covered.
 */
function placesOf({ rule, selectors }: { rule: string; selectors: readonly string[] }): (Place | null)[] {
  const isBar = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position);
  const bars = rule === 'target-size' ? [...document.body.querySelectorAll('*')].filter(isBar) : [];
  const isUnder = (element: Element): boolean =>
    bars.some((bar) => {
      const [one, other] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
      const meet = one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
      return meet && !bar.contains(element) && !element.contains(bar);
    });
  return selectors.map((selector) => {
    const element = document.querySelector(selector);
    if (element === null) return { selector, markup: '(gone since axe looked)', exceptions: [] };
    return isUnder(element) ? null : window.guard.place(element);
  });
}
