import { partMarkup, restoreStyles } from './partMarkup.ts';

const INNER_HTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');

/**
 * Makes an element of markup, or a fragment of several. The build puts it in the place of the package of this name, by which bpmn-js
 * makes its parts from text: a page that enforces Trusted Types takes no text.
 */
// oxlint-disable-next-line import/no-default-export -- the package has one
export default function domify(html: string): Node {
  const empty = emptyPart(html);
  if (empty !== null) return empty;
  const template = document.createElement('template');
  template.innerHTML = partMarkup(html.trim());
  const content = document.importNode(template.content, true);
  restoreStyles(content);
  const { firstChild } = content;
  if (firstChild === null || firstChild !== content.lastChild) return content;
  firstChild.remove();
  return firstChild instanceof Element ? takingText(firstChild) : firstChild;
}

const EMPTY = /^\s*<div((?: (?:class|data-[\w-]+)="[^"&]*")*) ?(?:\/>|>(?:<\/div>)?)\s*$/;

/** Two of these are around everything that stands at an element; sanitising and reading their markup would take most of the time of adding it. */
function emptyPart(html: string): Element | null {
  const attributes = EMPTY.exec(html)?.[1];
  if (attributes === undefined) return null;
  const part = document.createElement('div');
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) part.setAttribute(name, value);
  return takingText(part);
}

/** bpmn-js empties some of these elements by `innerHTML`, and fills others. */
const takingText = (element: Element): Element =>
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => INNER_HTML?.get?.call(element) as unknown,
    set(html: string) {
      INNER_HTML?.set?.call(element, partMarkup(html));
      restoreStyles(element);
    },
  });
