import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { type Listening, listening } from '@zhilv/e2e/listening';

const DOCUMENT = '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>floor</title><div id="root"></div>';

/**
 * Builds `floors/<name>.tsx` for production, as one script, and serves it compressed beside a document that holds nothing
 * else, with the API of a product behind it. It does without the gateway, so that the floor stays where it is when the gateway
 * gets slower.
 */
export async function serveFloor(name: string, productUrl: string): Promise<Listening> {
  const script = brotliCompressSync(await bundle(path.join(import.meta.dirname, 'floors', `${name}.tsx`)));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/';
    if (address === '/floor.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script);
    } else if (address.startsWith('/prod-api/')) {
      const { authorization = '', 'tenant-id': tenant = '' } = request.headers;
      const answered = await fetch(productUrl + address, { headers: { authorization, 'tenant-id': String(tenant) } });
      response.writeHead(answered.status, { 'content-type': 'application/json' }).end(Buffer.from(await answered.arrayBuffer()));
    } else {
      response.writeHead(200, { 'content-type': 'text/html' }).end(`${DOCUMENT}<script src="/floor.js"></script>`);
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  return listening(server);
}

async function bundle(entry: string): Promise<Buffer> {
  const output = mkdtempSync(path.join(tmpdir(), 'zhilv-floor-'));
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry,
    output: { path: output, filename: 'floor.js' },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors())
          reject(error ?? new Error(stats?.toString({ all: false, errors: true }) ?? 'rspack gave no result'));
        else resolve();
      });
    });
  });
  const script = readFileSync(path.join(output, 'floor.js'));
  rmSync(output, { recursive: true });
  return script;
}
