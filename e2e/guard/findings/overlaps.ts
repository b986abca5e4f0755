import type { Page } from '@playwright/test';
import type { Finding, Place } from './Finding.ts';

/**
 * Finds texts and controls that lie upon one another.
 *
 * - A control counts by its box; a text, and a link within one, by its lines, of which a fifth above and below is air.
 *   Hidden parts do not count.
 * - An element may overlap one that it contains; so may lines of one paragraph.
 * - Fixed and sticky elements, and those in the browser's top layer, lie above the rest on purpose: elements are compared
 *   only with those of their own layer.
 * - A control or a text may lie wholly inside a field, as the cross does that empties it, and what says what to type.
 * - Text inside an `svg` belongs to a picture and does not count.
 */
export async function overlaps(page: Page, scope = 'body'): Promise<readonly Finding[]> {
  const pairs = await page.evaluate((scope) => {
    const { guard } = window;
    type Item = {
      element: Element;
      block: Element;
      layer: Element | null;
      box: { left: number; top: number; right: number; bottom: number };
    };
    const FIELD = 'input, textarea, select, [role="combobox"], [role="spinbutton"], [role="textbox"]';
    const AIR = 0.2;

    const isLayer = (element: Element): boolean =>
      /fixed|sticky/.test(getComputedStyle(element).position) || element.matches('dialog:modal, :popover-open');
    const layerOf = (element: Element): Element | null => {
      for (let one: Element | null = element; one !== null; one = one.parentElement) if (isLayer(one)) return one;
      return null;
    };
    const blockOf = (element: Element): Element => {
      let one = element;
      while (one.parentElement !== null && getComputedStyle(one).display.startsWith('inline')) one = one.parentElement;
      return one;
    };
    const item = (rectangle: DOMRect, element: Element, text?: 'text'): Item[] => {
      const box = guard.visiblePart(rectangle, element, text);
      return box === null ? [] : [{ element, block: blockOf(element), layer: layerOf(element), box }];
    };

    const line = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x, y + height * AIR, width, height * (1 - 2 * AIR));
    const roots = [...document.querySelectorAll(scope)];

    const controls = roots
      .flatMap((root) => guard.controls(root))
      .filter((element) => element.closest('svg') === null)
      .flatMap((element) => {
        const inline = getComputedStyle(element).display === 'inline';
        return [...element.getClientRects()].flatMap((box) => item(inline ? line(box) : box, element));
      });

    const texts: Item[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element === null || node.textContent?.trim() === '') continue;
        if (element.closest('svg, script, style, noscript, option') !== null) continue;
        if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) texts.push(...item(line(box), element, 'text'));
      }
    }

    const touch = (one: Item, other: Item): boolean =>
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
      Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 1;
    const inside = (one: Item, other: Item): boolean =>
      one.box.left >= other.box.left - 1 &&
      one.box.right <= other.box.right + 1 &&
      one.box.top >= other.box.top - 1 &&
      one.box.bottom <= other.box.bottom + 1;
    const related = (one: Item, other: Item): boolean =>
      one.element.contains(other.element) || other.element.contains(one.element);
    const setIn = (one: Item, field: Item): boolean => field.element.matches(FIELD) && inside(one, field);

    const items = [...controls, ...texts].sort((one, other) => one.box.top - other.box.top);
    const found: [Element, Element][] = [];
    items.forEach((one, index) => {
      for (const other of items.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (!touch(one, other) || related(one, other) || one.layer !== other.layer) continue;
        const bothText = texts.includes(one) && texts.includes(other);
        if ((bothText && one.block === other.block) || setIn(one, other) || setIn(other, one)) continue;
        found.push([one.element, other.element]);
      }
    });
    return found.map((pair) => pair.map(guard.place));
  }, scope);
  if (pairs.length === 0) return [];
  const places = pairs.map((pair): Place => ({
    selector: pair.map(({ selector }) => selector).join('  ×  '),
    markup: pair.map(({ markup }) => markup).join('  ×  '),
    exceptions: pair.flatMap(({ exceptions }) => exceptions),
  }));
  return [
    {
      rule: 'overlap',
      says: 'texts or controls lie upon one another',
      places,
      advice:
        'give them room (gap, wrapping, a line of their own at this width); what lies above the page on purpose is fixed, sticky or a dialog',
    },
  ];
}
