import type { Page } from '@playwright/test';

/** Something that opens a menu, a list, a sheet or a dialog. */
export interface Opener {
  /** The openers of twenty rows have the same kind. */
  readonly kind: string;
  readonly name: string;
  /** Finds the opener again. */
  readonly selector: string;
  /** If true, Esc has to close what it opens. A folded part of the page (`aria-expanded` alone) is no popup. */
  readonly popup: boolean;
  /** If true, it is part of the frame around the pages. */
  readonly framed: boolean;
  /** If true, what it opens is the page's own: a form, or a part that is folded. Lists and menus are alike on all pages. */
  readonly own: boolean;
}

/**
 * Gives one of each kind of opener on the page. `aria-haspopup`, `aria-expanded="false"` or the name of a button that opens
 * the editor make an opener. Other controls are never pressed, for that may change something.
 */
export function openersOf(page: Page): Promise<readonly Opener[]> {
  return page.evaluate(() => {
    const { guard } = window;
    const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const opensForm = (element: Element): boolean => element.matches('main button') && /^(新增|修改)/.test(nameOf(element));
    const opens = (element: Element): boolean =>
      element.matches('[aria-haspopup]:not([aria-haspopup="false"]), [aria-expanded="false"]') || opensForm(element);
    const seen = new Set<string>();
    return guard.controls(guard.topmost()).flatMap((element, index) => {
      if (!opens(element)) return [];
      const name = nameOf(element);
      const framed = element.closest('main') === null;
      const kind = `${element.className} ${name.replace(/「.*」/, '').replace(/：.*/, '')}`;
      if (seen.has(kind)) return [];
      seen.add(kind);
      element.setAttribute('data-guard-opener', String(index));
      const popup = element.matches('[aria-haspopup]') || !element.hasAttribute('aria-expanded');
      const own = !framed && (!popup || opensForm(element));
      return [{ kind, name, selector: `[data-guard-opener="${index}"]`, popup, framed, own }];
    });
  });
}
