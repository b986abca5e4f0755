import type { Page } from '@playwright/test';

/**
 * Writes down the content of `#root`, a line for each element and text, so that renderings of server and browser can be
 * compared: attributes are sorted, and ids that React made are numbered as they appear. Preload links and the document's
 * stylesheets are left out. Runs in the browser.
 */
function drawn(): string {
  const lines: string[] = [];
  const walk = (node: Node, depth: number): void => {
    for (const child of node.childNodes) {
      if (child instanceof Text) {
        const last = lines.at(-1);
        // Two texts side by side are two for React and one for a parser.
        if (last?.startsWith('"') && child.previousSibling?.nodeType !== Node.ELEMENT_NODE) lines.push(lines.pop() + child.data);
        else lines.push(`"${child.data}`);
      }
      if (!(child instanceof Element) || child.matches('link[rel="preload"],style[data-later-style]')) continue;
      const attributes = Array.from(
        child.attributes,
        ({ name, value }) => `${name}=${name === 'style' ? styleOf(child) : value}`,
      );
      lines.push(`${' '.repeat(depth)}<${child.localName} ${attributes.toSorted().join(' ')}>`);
      walk(child, depth + 1);
    }
  };
  const styleOf = (element: Element): string => (element as HTMLElement | SVGElement).style.cssText;
  const root = document.getElementById('root');
  if (root) walk(root, 0);
  const ids: string[] = [];
  // Counts of views go on while a rendered page is kept for a minute.
  const text = lines.join('\n').replaceAll(/阅读 [\d,]+/g, '阅读');
  return text.replaceAll(/_[rR]_[\da-z]+_/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id${ids.indexOf(id)}`;
  });
}

/** Has the document note the rendering of the server before any script of the site runs. */
export async function noteServerRendering(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { window.drawnByServer = (${drawn.toString()})(); });`);
}

/** Gives the rendering of the server. */
export const drawnByServer = (page: Page): Promise<string> => page.evaluate('window.drawnByServer');

/** Gives the present content of the page. */
export const drawnNow = (page: Page): Promise<string> => page.evaluate(drawn);
