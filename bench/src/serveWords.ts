import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { type Listening, listening } from '@zhilv/e2e/listening';

/** Serves the words and links of a page as bare HTML: no style, no script, no picture. */
export const serveWords = async (browser: Browser, address: string): Promise<Listening> =>
  serveDocument(await wordsOf(browser, address));

/** Serves a page as the product does, with its styles and pictures, but without its scripts. */
export const serveStill = async (address: string): Promise<Listening> => {
  const answer = await fetch(address);
  const document = await answer.text();
  return serveDocument(document.replaceAll(SCRIPT, ''));
};

/** A script in a document, inlined or not, or a link that asks for one. */
const SCRIPT = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\bas="?script\b[^>]*>/gs;

async function serveDocument(document: string): Promise<Listening> {
  const body = brotliCompressSync(document);
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 204, isPage ? { 'content-type': 'text/html', 'content-encoding': 'br' } : {});
    response.end(isPage ? body : undefined);
  });
  return listening(server);
}

async function wordsOf(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address);
  const words = await page.locator('body').evaluate((body) => {
    const bare = body.cloneNode(true) as HTMLElement; // A clone of an element is an element.
    for (const element of bare.querySelectorAll('script, svg, img')) element.remove();
    for (const element of bare.querySelectorAll('*'))
      for (const name of element.getAttributeNames()) if (name !== 'href') element.removeAttribute(name);
    return bare.innerHTML;
  });
  await page.close();
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>floor</title>${words}`;
}
