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
  /** If true, it is part of the frame around the pages, and so is the same on all of them. */
  readonly framed: boolean;
}

/**
 * Gives one of each kind of opener on the page. `aria-haspopup`, `aria-expanded="false"` or the name of a button that opens
 * the editor make an opener. Other controls are never pressed, for that may change something.
 */
export function openersOf(page: Page): Promise<readonly Opener[]> {
  return page.evaluate(() => {
    const { guard } = window;
    const opens = (element: Element): boolean =>
      element.matches('[aria-haspopup]:not([aria-haspopup="false"]), [aria-expanded="false"]') ||
      (element.matches('main button') && /^(新增|修改)/.test(element.getAttribute('aria-label') ?? element.textContent ?? ''));
    const seen = new Set<string>();
    return guard.controls(guard.topmost()).flatMap((element, index) => {
      if (!opens(element)) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      const framed = element.closest('main') === null;
      const kind = `${element.className} ${name.replace(/「.*」/, '').replace(/：.*/, '')}`;
      if (seen.has(kind)) return [];
      seen.add(kind);
      element.setAttribute('data-guard-opener', String(index));
      const popup = element.matches('[aria-haspopup]') || !element.hasAttribute('aria-expanded');
      return [{ kind, name, selector: `[data-guard-opener="${index}"]`, popup, framed }];
    });
  });
}
