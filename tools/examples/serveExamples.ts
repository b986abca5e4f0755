import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { EXAMPLES } from './buildExamples.ts';

interface Examples {
  /** Origin of the product whose remotes are embedded. */
  readonly product: string;
  /** 0 for any that is free. */
  readonly port: number;
}

/** A document of the examples, and the folder with its scripts. */
const DOCUMENTS = { plain: 'plain', react: 'react/dist', vue: 'vue/dist' } as const;
const COMMON = new Set(['/example.css', '/OwnSession.js']);
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The policy of the applications, as docs/embed.md names it: no script but their own and the product's, Trusted Types enforced. */
const policyFor = (product: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${product}`,
    `style-src 'self' ${product}`,
    `connect-src 'self' ${product}`,
    `img-src 'self' ${product} data: blob:`,
    `font-src 'self' ${product} data:`,
    `frame-src ${product}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types zhilv-embed vue',
  ].join('; ');

/** Serves the examples at an origin of their own. */
export async function serveExamples({
  product,
  port,
}: Examples): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const document = (name: string): string =>
    readFileSync(path.join(EXAMPLES, name, 'index.html'), 'utf8').replaceAll('%PRODUCT%', product);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const [, name = '', file = ''] = pathname.split('/');
    const folder = Object.entries(DOCUMENTS).find(([key]) => key === name)?.[1];
    if (COMMON.has(pathname)) sendFile(response, path.join(EXAMPLES, pathname));
    else if (folder === undefined) send(response, 'text/html', overview());
    else if (file.endsWith('.js')) sendFile(response, path.join(EXAMPLES, folder, path.basename(file)));
    else send(response, 'text/html', document(name), { 'content-security-policy': policyFor(product) });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`; // It listens at a port.
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, close };
}

const overview = (): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>嵌入示例</title><h1>嵌入示例</h1><ul>${Object.keys(DOCUMENTS)
    .map((name) => `<li><a href="/${name}/">${name}</a></li>`)
    .join('')}</ul></html>`;

function sendFile(response: ServerResponse, file: string): void {
  try {
    send(response, TYPES[path.extname(file)] ?? 'text/plain', readFileSync(file, 'utf8'));
  } catch {
    response.writeHead(404).end();
  }
}

function send(response: ServerResponse, type: string, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers }).end(text);
}
