/** Gives each element that `selector` finds below `root` these attributes; null takes one away. */
export function write(
  root: ParentNode,
  selector: string,
  attributes: Readonly<Record<string, string | null>> | ((element: HTMLElement) => Readonly<Record<string, string | null>>),
): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    writeOn(element, typeof attributes === 'function' ? attributes(element) : attributes);
  }
}

/** Gives an element these attributes, those that differ; null takes one away. */
export function writeOn(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Takes the English names of Semi's icons away. The element around an icon has a name or a text. */
export const hideIcons = (root: ParentNode): void => write(root, '.semi-icon[role="img"]', { 'aria-hidden': 'true' });
