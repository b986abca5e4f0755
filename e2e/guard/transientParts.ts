import type { Page } from '@playwright/test';
import { axeFindings } from './findings/axeFindings.ts';
import type { Finding } from './findings/Finding.ts';
import { keyboardFaults } from './findings/keyboardFaults.ts';
import { type Opener, openersOf } from './openers.ts';
import { overlaps } from './findings/overlaps.ts';
import { sidewaysScroll } from './findings/sidewaysScroll.ts';
import type { Stillness } from '../fixtures/Stillness.ts';
import { strayPortals } from './findings/strayPortals.ts';

/** Selects the elements that an opener brought. */
const NEW = '[data-guard-new]';

export interface TransientPartsOptions {
  readonly page: Page;
  readonly stillness: Stillness;
  readonly remote: string | null;
  /** If false, openers in the frame around the page are left out. */
  readonly frame: boolean;
  /** Kinds of openers that were looked at on other pages, of those that are alike on all; new ones are added. */
  readonly seen: Set<string>;
  /** If false, only forms and folded parts are opened, to see whether they fit. */
  readonly byKeyboard: boolean;
  /** Gives those of the page's openers that are tried; by default all. */
  readonly choose?: (openers: readonly Opener[]) => readonly Opener[];
}

/** Opens by keyboard what can be opened on the page, looks at it in both themes, and closes it by Esc. */
export async function transientParts({
  page,
  stillness,
  remote,
  frame,
  seen,
  byKeyboard,
  choose = (all) => all,
}: TransientPartsOptions): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const openers = (await openersOf(page)).filter(
    ({ framed, own, kind }) => (frame || !framed) && (byKeyboard || own) && !seen.has(kind),
  );
  for (const opener of choose(openers)) {
    if (seen.has(opener.kind)) continue;
    // The opener before may have taken this one away.
    if (!(await page.locator(opener.selector).isVisible())) continue;
    if (!opener.own) seen.add(opener.kind);
    if (!(await open(page, stillness, opener))) {
      findings.push(...(await faultsOfEnter(page, opener)));
      continue;
    }
    const found: Finding[] = [
      ...(await overlaps(page, NEW)),
      ...(await sidewaysScroll(page)),
      ...(await strayPortals(page, remote)),
    ];
    if (byKeyboard) found.push(...(await faultsInUse(page, stillness, opener)));
    await close(page, stillness, opener);
    findings.push(...found.map((finding) => ({ ...finding, opened: opener.name })));
  }
  return findings;
}

/** Looks at what is open with axe in both themes, goes through it by keyboard, and has Esc close it. */
async function faultsInUse(page: Page, stillness: Stillness, opener: Opener): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeFindings(page, { scope: NEW, coloursOnly: colorScheme === 'dark' })));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  found.push(...(await keyboardFaults(page, { scope: NEW, from: opener.popup ? 'focus' : 'top' })));
  if (opener.popup) {
    // A list closes when Tab leaves it.
    const isThere = (await isOpen(page)) || (await open(page, stillness, opener));
    found.push(...(isThere ? await faultsOfEscape(page, stillness, opener) : await faultsOfEnter(page, opener)));
  }
  return found;
}

/**
 * Presses Enter on the opener and tells whether anything opened. What the page brings because the opener comes into view is no part of
 * it.
 */
async function open(page: Page, stillness: Stillness, { selector }: Opener): Promise<boolean> {
  const opener = page.locator(selector);
  if (!(await opener.isVisible())) return false;
  await opener.focus();
  await stillness.reached();
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-guard-new]')) one.removeAttribute('data-guard-new');
    for (const one of document.querySelectorAll('*'))
      if (one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) one.setAttribute('data-guard-known', '');
  });
  await page.keyboard.press('Enter');
  await stillness.reached();
  return page.evaluate(() => {
    // A list behind a dialog may get new elements as well, which are no part of it.
    const shown = [...document.body.querySelectorAll(':not([data-guard-known])')].filter(
      (one) => window.guard.isShown(one) && window.guard.topmost().contains(one),
    );
    for (const one of document.querySelectorAll('[data-guard-known]')) one.removeAttribute('data-guard-known');
    // What is drawn anew inside a control, like the mark of an opener, is no part of it either.
    const roots = shown.filter(
      (one) => !shown.some((other) => other !== one && other.contains(one)) && !one.parentElement?.closest('button, a'),
    );
    for (const one of roots) one.setAttribute('data-guard-new', '');
    return roots.length > 0;
  });
}

const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.querySelectorAll('[data-guard-new]')].some((one) => window.guard.isShown(one)));

async function faultsOfEnter(page: Page, { selector, name }: Opener): Promise<readonly Finding[]> {
  const place = await page.evaluate((selector) => {
    const opener = document.querySelector(selector);
    return opener && window.guard.place(opener);
  }, selector);
  if (place === null) return [];
  const advice = 'open it on Enter, as a press does; or leave out aria-haspopup and aria-expanded where nothing opens';
  return [{ rule: 'keyboard', says: `Enter opens nothing: ${name}`, places: [place], advice }];
}

async function faultsOfEscape(page: Page, stillness: Stillness, { selector }: Opener): Promise<readonly Finding[]> {
  await page.keyboard.press('Escape');
  await stillness.reached();
  const open = await isOpen(page);
  const place = await page.evaluate((selector) => {
    const opener = document.querySelector(selector);
    return opener === null ? null : { ...window.guard.place(opener), focused: opener === document.activeElement };
  }, selector);
  if (place === null) return [];
  if (open)
    return [
      {
        rule: 'keyboard',
        says: 'Esc does not close it',
        places: [place],
        advice: 'close on Escape, and give the focus back to the opener',
      },
    ];
  return place.focused
    ? []
    : [
        {
          rule: 'keyboard',
          says: 'once Esc has closed it, the focus is lost',
          places: [place],
          advice: 'focus the opener when what it opened is closed',
        },
      ];
}

async function close(page: Page, stillness: Stillness, { selector, popup }: Opener): Promise<void> {
  if (!(await isOpen(page))) return;
  if (popup) await page.keyboard.press('Escape');
  else if (await page.locator(selector).isVisible()) await page.locator(selector).press('Enter');
  await stillness.reached();
}
