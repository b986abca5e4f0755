import type { Page } from '@playwright/test';
import { accessibilityExceptions } from './accessibilityExceptions.ts';
import { lessExcused } from './excuses.ts';
import type { Faults } from '../fixtures/Faults.ts';
import type { Route } from '../product/routes.ts';
import { axeFindings } from './findings/axeFindings.ts';
import { type Finding, reportOf } from './findings/Finding.ts';
import { keyboardFaults } from './findings/keyboardFaults.ts';
import { overlaps } from './findings/overlaps.ts';
import { installPageTools } from './pageTools.ts';
import { sidewaysScroll } from './findings/sidewaysScroll.ts';
import type { Opener } from './openers.ts';
import { Stillness } from '../fixtures/Stillness.ts';
import { strayPortals } from './findings/strayPortals.ts';
import { transientParts } from './transientParts.ts';

/** A route as far as a walk needs it. */
export type WalkedRoute = Pick<Route, 'path' | 'remote'>;

type Theme = 'light' | 'dark';

export interface RouteWalkOptions {
  /** If false, pages only have to open and fit; if true, axe looks at them and at their dialogs and menus as well. */
  readonly accessibility: boolean;
  /** If true, dialogs and menus of the frame around the pages are looked at, too. */
  readonly frame: boolean;
  /** Each page, once open, has to fit at these widths (pixels); by default only at that of the window. */
  readonly widths?: readonly number[];
  /** The themes in which it has to fit there; by default light alone. */
  readonly themes?: readonly Theme[];
}

export interface VisitOptions {
  /** By default the route's path. */
  readonly address?: string;
  /** If false, the page is not gone through by keyboard; its forms and folded parts are opened only to see whether they fit. */
  readonly byKeyboard?: boolean;
  /** Gives those of the parts that open (dialogs, menus, forms, folded parts) that are opened; by default all. */
  readonly choose?: (openers: readonly Opener[]) => readonly Opener[];
}

/** From this width on (pixels) everything shows, so that an exception not met there is idle. */
const DESKTOP = 1200;

/** Height of the window (pixels) while its width is changed. */
const HEIGHT = 900;

/** Goes from route to route in one page, and notes everything that no page may have. */
export class RouteWalk {
  readonly #page: Page;
  readonly #faults: Faults;
  readonly #accessibility: boolean;
  readonly #stillness: Stillness;
  readonly #widths: readonly number[];
  readonly #themes: readonly Theme[];
  readonly #frame: boolean;
  /** Kinds of openers that were looked at and are alike on all pages. */
  readonly #seen = new Set<string>();
  readonly #reports: string[] = [];
  readonly #links = new Set<string>();
  /** Findings that were told already, so that those of the frame around the pages are told once. */
  readonly #told = new Set<string>();

  constructor(page: Page, faults: Faults, { accessibility, frame, widths = [], themes = ['light'] }: RouteWalkOptions) {
    this.#page = page;
    this.#faults = faults;
    this.#accessibility = accessibility;
    this.#widths = widths;
    this.#themes = themes;
    this.#frame = frame;
    this.#stillness = new Stillness(page);
  }

  async begin(): Promise<void> {
    await this.#page.addInitScript(
      installPageTools,
      accessibilityExceptions.map(({ selector }) => selector),
    );
  }

  /** Empty when all is well. */
  get report(): string {
    return this.#reports.join('\n\n');
  }

  /** Same-origin addresses that the pages so far had links to. */
  get links(): ReadonlySet<string> {
    return this.#links;
  }

  note(where: string, findings: readonly Finding[]): void {
    const news = findings.filter(({ rule, says, places }) => {
      const key = [rule, says, ...places.map(({ selector }) => selector)].join(' ');
      const known = this.#told.has(key);
      this.#told.add(key);
      return !known;
    });
    if (news.length > 0) this.#reports.push(reportOf(where, news));
  }

  async visit(
    route: WalkedRoute,
    { address = route.path, byKeyboard = true, choose = (all) => all }: VisitOptions = {},
  ): Promise<void> {
    const width = this.#page.viewportSize()?.width ?? 0;
    const findings = [
      ...(await this.#open(address)),
      ...(await this.#look(route, { byKeyboard, choose })),
      ...this.#faultFindings(),
    ];
    this.note(`${address} at ${width} px`, findings);
    if (this.#widths.length > 0) await this.#fitEverywhere(address);
  }

  async #open(address: string): Promise<readonly Finding[]> {
    const page = this.#page;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    try {
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 });
    } catch {
      return [
        {
          rule: 'opens',
          says: 'no heading of level 1 shows',
          places: [],
          advice: 'give the page its <h1>; if the page does not come at all, see the errors below',
        },
      ];
    }
    await this.#stillness.reached();
    for (const link of await page
      .locator('main a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
      if (link.startsWith(new URL(page.url()).origin)) this.#links.add(link);
    return [];
  }

  async #look(
    { path, remote }: WalkedRoute,
    { byKeyboard, choose }: Pick<Required<VisitOptions>, 'byKeyboard' | 'choose'>,
  ): Promise<readonly Finding[]> {
    const page = this.#page;
    const findings = [...(await strayPortals(page, remote)), ...(await sidewaysScroll(page)), ...(await overlaps(page))];
    if (!this.#accessibility) return findings;

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await axeFindings(page, { coloursOnly: colorScheme === 'dark' });
      findings.push(...found.map((finding) => ({ ...finding, says: `${finding.says} (${colorScheme})` })));
    }
    await page.emulateMedia({ colorScheme: 'light' });
    if (byKeyboard) findings.push(...(await keyboardFaults(page, { from: 'top' })));
    const options = { page, stillness: this.#stillness, remote, frame: this.#frame, seen: this.#seen, byKeyboard, choose };
    findings.push(...(await transientParts(options)));
    const allShows = byKeyboard && (page.viewportSize()?.width ?? 0) >= DESKTOP;
    return lessExcused(findings, accessibilityExceptions, allShows ? path : null);
  }

  async #fitEverywhere(address: string): Promise<void> {
    const page = this.#page;
    const size = page.viewportSize();
    for (const width of this.#widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of this.#themes) {
        await page.emulateMedia({ colorScheme });
        await this.#stillness.reached();
        this.note(`${address} at ${width} px, ${colorScheme}`, [...(await sidewaysScroll(page)), ...(await overlaps(page))]);
      }
    }
    if (size !== null) await page.setViewportSize(size);
  }

  #faultFindings(): readonly Finding[] {
    return this.#faults
      .taken()
      .filter((fault) => !OWN_STATUS.test(fault))
      .map((fault) => ({ rule: 'browser', says: shortened(fault), places: [], advice: adviceFor(fault) }));
  }
}

/**
 * Matches what browsers call a failure although it is meant: the pages /401 and /404 come with the status that they tell of,
 * and so do pages of a record when no record is named.
 */
const OWN_STATUS = /status of (?:(40[14]) .*\/\1|404 .*-detail(?:\?id=999999)?)$/;

/** A fault without most of its stack: the first frames tell whose code it was. */
const shortened = (fault: string): string =>
  fault
    .split('\n')
    .slice(0, 3)
    .join('\n')
    .replaceAll(/\n\s*at /g, '\n      from ');

function adviceFor(fault: string): string {
  if (/Content Security Policy|Trusted(HTML|Script| Type)|createHTML|createScript/i.test(fault))
    return 'the policy stays (ARCHITECTURE §9): no inline script or <style>, no eval, no innerHTML, no other origin; styles go into X.module.css, frame and file hosts into app-config.json';
  if (/Failed to load resource/.test(fault))
    return 'no page asks for something that is refused or missing: check permission and address of the call or file';
  return 'mend the cause; an error that a page expects is shown where it happens, not thrown';
}
