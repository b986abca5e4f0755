import type { Page } from '@playwright/test';

/**
 * What stands in `#root`, a line for each element and text, for comparing what server and browser drew: attributes in one
 * order, ids that React made by the order in which they appear, and nothing of what is for the parser or the network only.
 * Runs in the browser.
 */
function drawn(): string {
  const lines: string[] = [];
  const walk = (node: Node, depth: number): void => {
    for (const child of node.childNodes) {
      if (child instanceof Text) {
        const last = lines.at(-1);
        // Texts beside each other are several for React and one for a parser.
        if (last?.startsWith('"') && child.previousSibling?.nodeType !== Node.ELEMENT_NODE) lines.push(lines.pop() + child.data);
        else lines.push(`"${child.data}`);
      }
      if (!(child instanceof Element) || child.matches('link[rel="preload"]')) continue;
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
  // Pages are kept for a minute, and counts of views go on.
  const text = lines.join('\n').replaceAll(/阅读 [\d,]+/g, '阅读');
  return text.replaceAll(/_[rR]_[\da-z]+_/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id${ids.indexOf(id)}`;
  });
}

/** Has the document note what the server drew, before any script of the site runs. */
export async function noteServerDrawing(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { window.drawnByServer = (${drawn.toString()})(); });`);
}

/** What the server drew. */
export const drawnByServer = (page: Page): Promise<string> => page.evaluate('window.drawnByServer');

/** What stands in the page now. */
export const drawnNow = (page: Page): Promise<string> => page.evaluate(drawn);
