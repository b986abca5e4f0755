import { trustedMarkup } from '@zhilv/platform';

const STYLE = /\sstyle="([^"]*)"/g;

/** Where the style of an element waits until the element is made. */
const LATER = 'data-style';

/**
 * Gives what elements take as the markup of a part of bpmn-js, without styles, which a page of others may refuse in markup. Those of drawings
 * become the attributes of the same names; what is made of other markup gets its own by `restoreStyles`.
 */
export const partMarkup = (html: string): string =>
  trustedMarkup(
    html.replaceAll(STYLE, (_style, list: string) => (html.includes('<svg') ? attributesOf(list) : ` ${LATER}="${list}"`)),
  );

/** Gives elements that were made of such markup their styles. */
export function restoreStyles(made: DocumentFragment | Element): void {
  for (const element of made.querySelectorAll<HTMLElement>(`[${LATER}]`)) {
    element.style.cssText = element.getAttribute(LATER) ?? '';
    element.removeAttribute(LATER);
  }
}

const attributesOf = (list: string): string =>
  list
    .split(';')
    .filter((declaration) => declaration.includes(':'))
    .map((declaration) => ` ${declaration.trim().replace(/\s*:\s*/, '="')}"`)
    .join('');
