import type { Place } from './findings/Finding.ts';

/** A rectangle without the parts that scrolling or clipping ancestors hide. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Functions that the guards have in common, in the page. */
interface PageTools {
  place: (element: Element) => Place;
  /** Tells whether a person can see the element; one for screen readers only is not shown. */
  isShown: (element: Element) => boolean;
  /** The part that shows of `rectangle`, which is `element`'s own or that of a text in it; null if no part shows. */
  visiblePart: (rectangle: DOMRect, element: Element, text?: 'text') => Box | null;
  /** Everything that one can press, fill in or follow. */
  controls: (root: ParentNode) => Element[];
  /** The modal dialog that is open, for nothing outside of it can be used; else the document. */
  topmost: () => Element;
}

declare global {
  interface Window {
    guard: PageTools;
  }
}

/**
 * Runs in the page before its own scripts, and so uses nothing from outside itself; `exceptions` are selectors. Transitions
 * are switched off, for a guard looks at their end.
 */
export function installPageTools(exceptions: readonly string[]): void {
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [contenteditable="true"], [tabindex]:not([tabindex="-1"]), ' +
    '[role="button"], [role="link"], [role="tab"], [role="checkbox"], [role="switch"], [role="menuitem"], [role="combobox"], [role="slider"]';

  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, *::before, *::after { transition: none !important; animation-duration: 1ms !important; animation-delay: 0s !important; ' +
      'animation-iteration-count: 1 !important; scroll-behavior: auto !important; caret-color: transparent !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];

  const step = (element: Element): string => {
    const name = element.localName;
    if (element.id !== '' && !/[:«»_]|\d{2}/.test(element.id)) return `${name}#${element.id}`;
    const label = element.getAttribute('aria-label') ?? element.getAttribute('title');
    if (label !== null) return `${name}[${JSON.stringify(label.slice(0, 30))}]`;
    const type = element.getAttribute('role') ?? element.getAttribute('class')?.split(' ')[0];
    return type === undefined ? name : `${name}.${type}`;
  };

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null;

  const visiblePart = (rectangle: DOMRect, element: Element, text?: 'text'): Box | null => {
    let { left, top, right, bottom } = rectangle;
    // An absolutely placed element is clipped by those above the element it is placed in, a fixed one by none.
    let position = text ? 'static' : getComputedStyle(element).position;
    for (
      let above = text ? element : element.parentElement;
      above !== null && position !== 'fixed';
      above = above.parentElement
    ) {
      const style = getComputedStyle(above);
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
      if (above !== document.body && above !== document.documentElement) {
        const inside = above.getBoundingClientRect();
        if (style.overflowX !== 'visible') [left, right] = [Math.max(left, inside.left), Math.min(right, inside.right)];
        if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, inside.top), Math.min(bottom, inside.bottom)];
      }
      position = style.position;
    }
    // Text for screen readers is usually hidden by making it one pixel large.
    return right - left > 1.5 && bottom - top > 1.5 ? { left, top, right, bottom } : null;
  };

  window.guard = {
    isShown,
    visiblePart,
    place(element) {
      const steps: string[] = [];
      for (let one: Element | null = element; one !== null && steps.length < 4 && one !== document.body; one = one.parentElement)
        steps.unshift(step(one));
      return {
        selector: steps.join(' > '),
        markup: element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160),
        exceptions: exceptions.flatMap((selector, index) => (element.matches(selector) ? [index] : [])),
      };
    },
    controls(root) {
      return [...root.querySelectorAll(CONTROLS)].filter((element) => {
        if (!isShown(element) || element.matches(':disabled, [aria-disabled="true"]')) return false;
        return visiblePart(element.getBoundingClientRect(), element) !== null;
      });
    },
    topmost() {
      const dialogs = [...document.querySelectorAll('dialog:modal, [role="dialog"][aria-modal="true"]')].filter(isShown);
      return dialogs.at(-1) ?? document.documentElement;
    },
  };
}
