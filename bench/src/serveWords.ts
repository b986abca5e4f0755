import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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
  return serveDocument(document.replaceAll(SCRIPT, ''), new URL(address).origin);
};

/** A script in a document, inlined or not, or a link that asks for one. */
const SCRIPT = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\bas="?script\b[^>]*>/gs;

/** Serves one document. All else that it asks for comes from `origin`, or not at all. */
async function serveDocument(document: string, origin?: string): Promise<Listening> {
  const body = brotliCompressSync(document);
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(body);
    } else if (origin === undefined) {
      response.writeHead(204).end();
    } else {
      const answered = await fetch(origin + url);
      const type = answered.headers.get('content-type');
      response.writeHead(answered.status, type === null ? {} : { 'content-type': type });
      response.end(Buffer.from(await answered.arrayBuffer()));
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
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
