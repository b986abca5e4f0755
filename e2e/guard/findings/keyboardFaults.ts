import type { CDPSession, Page } from '@playwright/test';
import type { Finding, Place } from './Finding.ts';

interface Outcome {
  readonly unreached: readonly Place[];
  readonly unmarked: readonly Place[];
  readonly outOfView: readonly Place[];
  readonly positive: readonly Place[];
  readonly pressables: readonly Place[];
  readonly trappedAt: Place | null;
}

export interface KeyboardFaultsOptions {
  /** Selects the parts whose controls are tried; by default the whole page, or the dialog that is open. */
  readonly scope?: string;
  /** The start of the walk: a popup that takes the focus is gone through from there, onwards and then back. */
  readonly from: 'top' | 'focus';
}

/**
 * Finds controls that the keyboard does not reach, or reaches unseen. Tab is pressed until it comes round, or all are reached; a
 * group whose entries the arrow keys reach (navigation, tabs, menu, tree, grid, radio buttons) needs one stop. A table promises no such
 * keys by its role, so there they are tried. The page itself looks at each stop just before it is left, so a page of two hundred stops
 * takes a second.
 */
export async function keyboardFaults(page: Page, { scope, from }: KeyboardFaultsOptions): Promise<readonly Finding[]> {
  await page.evaluate(watchStops, { scope: scope ?? null, from });
  const browser = await page.context().newCDPSession(page);
  for (const modifiers of from === 'top' ? [0] : [0, SHIFT]) {
    for (;;) {
      const presses = await page.evaluate(() => window.guardStops.left());
      if (presses === 0) break;
      await press(browser, TAB, presses, modifiers);
    }
    await page.evaluate(() => window.guardStops.turn());
  }
  for (;;) {
    const rows = await page.evaluate(() => window.guardStops.nextTable());
    if (rows === 0) break;
    for (const arrow of ARROWS) await press(browser, arrow, rows);
  }
  await browser.detach();
  const { unreached, unmarked, outOfView, positive, pressables, trappedAt } = await page.evaluate(() => window.guardStops.end());
  return [
    fault(
      unreached,
      'Tab never reaches it',
      'use a <button> or <a href>, or give the group one stop with roving tabindex and arrow keys',
    ),
    fault(
      unmarked,
      'one does not see that it has the focus',
      'give it a :focus-visible outline (2px solid var(--zhilv-accent)), and no outline: none without a ring instead',
    ),
    fault(
      outOfView,
      'it has the focus outside of the window or under something that covers it',
      'let the browser scroll to it: scroll-padding for sticky bars, nothing focusable in what is folded away',
    ),
    fault(
      positive,
      'a positive tabindex takes it out of the order',
      'remove the tabindex and put the element where it belongs in the document',
    ),
    fault(
      pressables,
      'it looks pressable (cursor: pointer), and is no control',
      'make it a <button> or <a href> with a name, or take the cursor away',
    ),
    fault(
      trappedAt === null ? [] : [trappedAt],
      'Tab does not come round: the focus is caught here',
      'let Tab leave it; only a dialog keeps the focus, and goes round inside',
    ),
  ].flat();
}

/** The modifier's bit in key events of the DevTools protocol. */
const SHIFT = 8;

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

const ARROWS = [
  { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  { key: 'ArrowUp', code: 'ArrowUp', windowsVirtualKeyCode: 38 },
];

/** Presses a key that many times. The browser takes the events in their order, so none waits for the answer to the one before. */
async function press(browser: CDPSession, key: typeof TAB, times: number, modifiers = 0): Promise<void> {
  const events = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(events.map((type) => browser.send('Input.dispatchKeyEvent', { type, ...key, modifiers })));
}

const fault = (places: readonly Place[], says: string, advice: string): readonly Finding[] =>
  places.length > 0 ? [{ rule: 'keyboard', says, places, advice }] : [];

declare global {
  interface Window {
    guardStops: { left: () => number; turn: () => void; nextTable: () => number; end: () => Outcome };
  }
}

/** Runs in the page; see `keyboardFaults`. */
function watchStops({ scope, from }: { scope: string | null; from: 'top' | 'focus' }): void {
  const { guard } = window;
  const GROUPS =
    'nav, [role="tablist"], [role="menu"], [role="menubar"], [role="tree"], [role="treegrid"], [role="grid"], [role="listbox"], [role="radiogroup"], [role="toolbar"]';
  const roots = scope === null ? [guard.topmost()] : [...document.querySelectorAll(scope)];
  const controls = roots.flatMap((root) => guard.controls(root)).filter((element) => element.localName !== 'iframe');

  /** Describes the look of an element and of those that may show the focus in its stead: a frame around it, a label beside it. */
  const look = (element: Element): string =>
    [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling, ...element.children]
      .flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::before'), getComputedStyle(one, '::after')] : []))
      .map((style) => {
        const outline = style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
        return [
          outline,
          style.boxShadow,
          style.borderColor,
          style.borderWidth,
          style.backgroundColor,
          style.textDecorationLine,
        ].join('|');
      })
      .join('\n');

  if (from === 'top') {
    // Tab goes on from the element that had the focus last, even if that is gone.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    scrollTo(0, 0);
  }
  const focusedFirst = document.activeElement;
  const before = new Map(controls.filter((element) => element !== focusedFirst).map((element) => [element, look(element)]));
  const visited = new Set<Element>();
  const unmarked = new Set<Element>();
  const outOfView = new Set<Element>();
  let presses = 0;
  let first: Element | null = null;
  let last: Element | null = null;
  let round = false;
  let trappedAt: Element | null = null;

  const isInView = (element: Element): boolean =>
    [...element.getClientRects()].some((rectangle) => {
      const part = guard.visiblePart(rectangle, element);
      if (part === null) return false;
      const [left, top] = [Math.max(part.left, 0), Math.max(part.top, 0)];
      const [right, bottom] = [Math.min(part.right, innerWidth), Math.min(part.bottom, innerHeight)];
      if (right <= left || bottom <= top) return false;
      return [0.5, 0.1, 0.9].some((share) => {
        const hit = document.elementFromPoint(left + (right - left) * share, top + (bottom - top) / 2);
        const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return hit !== null && (element.contains(hit) || hit.contains(element) || label.some((one) => one.contains(hit)));
      });
    });

  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const stop = document.activeElement;
    if (stop === null || stop === document.body || stop === document.documentElement) {
      // Nothing has the focus between the end of the page and its top. Controls with a positive tabindex come next.
      if (visited.size > 0) round = controls.every((element) => !isPositive(element) || isReached(element));
      return;
    }
    if (stop === first && last !== first) round = true;
    if (round) return;
    first ??= stop;
    last = stop;
    visited.add(stop);
    if (scope !== null && controls.every(isReached)) round = true;
    if (!guard.isShown(stop)) return;
    const unfocused = before.get(stop);
    if (unfocused !== undefined && look(stop) === unfocused) unmarked.add(stop);
    if (unfocused !== undefined && !isInView(stop)) outOfView.add(stop);
  };
  addEventListener('keydown', leave, true);

  const isPositive = (element: Element): boolean => element instanceof HTMLElement && element.tabIndex > 0;
  const groupOf = (element: Element): readonly Element[] => {
    if (element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '')
      return [...document.querySelectorAll(`input[type="radio"][name="${CSS.escape(element.name)}"]`)];
    const group = element.getAttribute('tabindex') === '-1' ? element.closest(GROUPS) : null;
    return group === null ? [element] : [group, ...group.querySelectorAll('*')];
  };
  const isReached = (element: Element): boolean => groupOf(element).some((one) => visited.has(one));
  const tables = new Set<Element>();
  const noteArrow = ({ target }: FocusEvent): void => {
    if (tables.size > 0 && target instanceof Element) visited.add(target);
  };
  addEventListener('focusin', noteArrow);

  window.guardStops = {
    left() {
      // A page may bring further controls while Tab goes through it.
      const limit = (from === 'top' ? guard.controls(guard.topmost()).length : controls.length) + 12;
      const next = round || presses >= limit ? 0 : Math.min(limit - presses, 16);
      presses += next;
      return next;
    },
    turn() {
      if (from === 'top' && !round) trappedAt = last;
      if (focusedFirst instanceof HTMLElement && focusedFirst.isConnected) focusedFirst.focus();
      [presses, round, first, last] = [0, scope !== null && controls.every(isReached), null, null];
    },
    nextTable() {
      for (const control of controls) {
        const table = control.getAttribute('tabindex') === '-1' && !isReached(control) ? control.closest('table') : null;
        const stop = [...visited].find((one) => one.localName === control.localName && table?.contains(one));
        if (table === null || tables.has(table) || !(stop instanceof HTMLElement)) continue;
        tables.add(table);
        stop.focus();
        return table.rows.length;
      }
      if (tables.size > 0 && focusedFirst instanceof HTMLElement) focusedFirst.focus();
      return 0;
    },
    end() {
      removeEventListener('keydown', leave, true);
      removeEventListener('focusin', noteArrow);
      // Controls that a press has removed or hidden since need not be reached.
      const unreached = controls.filter((element) => element.isConnected && guard.isShown(element) && !isReached(element));
      const all = roots.flatMap((root) => [...root.querySelectorAll('*')]);
      const interactive = 'a, button, input, select, textarea, label, summary, option, [role], [tabindex]';
      const pointed = (element: Element | null): boolean => element !== null && getComputedStyle(element).cursor === 'pointer';
      const pressables = all.filter(
        (element) =>
          pointed(element) && !pointed(element.parentElement) && element.closest(interactive) === null && guard.isShown(element),
      );
      return {
        unreached: unreached.map(guard.place),
        unmarked: [...unmarked].map(guard.place),
        outOfView: [...outOfView].map(guard.place),
        positive: all.filter(isPositive).map(guard.place),
        pressables: pressables.map(guard.place),
        trappedAt: trappedAt !== null && unreached.length > 0 ? guard.place(trappedAt) : null,
      };
    },
  };
}
