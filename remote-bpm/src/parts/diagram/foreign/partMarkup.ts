import { trustedMarkup } from '@zhilv/platform';

const STYLE = /\sstyle="([^"]*)"/g;

/**
 * Gives what elements take as the markup of a part of bpmn-js. Styles of drawings become the attributes of the same names: a page of
 * others may refuse styles in markup.
 */
export const partMarkup = (html: string): string =>
  trustedMarkup(html.includes('<svg') ? html.replaceAll(STYLE, (_style, list: string) => attributesOf(list)) : html);

const attributesOf = (list: string): string =>
  list
    .split(';')
    .filter((declaration) => declaration.includes(':'))
    .map((declaration) => ` ${declaration.trim().replace(/\s*:\s*/, '="')}"`)
    .join('');
