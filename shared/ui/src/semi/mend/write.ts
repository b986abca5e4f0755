/** Sets attributes of each element that `selector` finds below `root`; null removes one. */
export function write(
  root: ParentNode,
  selector: string,
  attributes: Readonly<Record<string, string | null>> | ((element: HTMLElement) => Readonly<Record<string, string | null>>),
): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    writeOn(element, typeof attributes === 'function' ? attributes(element) : attributes);
  }
}

/** Sets those attributes of an element that differ; null removes one. */
export function writeOn(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Hides Semi's icons, which have English names, from screen readers. The element around an icon has a name or a text. */
export const hideIcons = (root: ParentNode): void => write(root, '.semi-icon[role="img"]', { 'aria-hidden': 'true' });
