import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { runCompiler } from '@zhilv/build/run-compiler';
import { type Listening, listening } from '@zhilv/e2e/listening';

const DOCUMENT = '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>floor</title>';

/** As servers pack what they do not keep. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Builds `floors/<name>.tsx` for production, as one script, and serves it compressed beside a document that holds nothing
 * else, with the API of a product behind it. It does without the gateway, so that the floor stays where it is when the gateway
 * gets slower.
 */
export async function serveFloor(name: string, productUrl: string): Promise<Listening> {
  const { script, style } = await bundle(path.join(import.meta.dirname, 'floors', `${name}.tsx`));
  const head = style ? '<link rel="stylesheet" href="/floor.css">' : '';
  const files = new Map([
    ['/floor.js', { type: 'text/javascript', body: brotliCompressSync(script) }],
    ...(style ? ([['/floor.css', { type: 'text/css', body: brotliCompressSync(style) }]] as const) : []),
  ]);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/';
    const file = files.get(address);
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
    } else if (address.startsWith('/prod-api/')) {
      const { authorization = '', 'tenant-id': tenant = '' } = request.headers;
      const answered = await fetch(productUrl + address, { headers: { authorization, 'tenant-id': String(tenant) } });
      // `fetch` has unpacked what the product sent packed.
      const body = brotliCompressSync(Buffer.from(await answered.arrayBuffer()), QUICKLY);
      response.writeHead(answered.status, { 'content-type': 'application/json', 'content-encoding': 'br' }).end(body);
    } else {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`${DOCUMENT}${head}<div id="root"></div><script src="/floor.js"></script>`);
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  return listening(server);
}

interface Bundle {
  readonly script: Buffer;
  /** Null for a floor without a stylesheet. */
  readonly style: Buffer | null;
}

async function bundle(entry: string): Promise<Bundle> {
  const output = mkdtempSync(path.join(tmpdir(), 'zhilv-floor-'));
  await runCompiler({
    mode: 'production',
    target: ['web', 'es2022'],
    entry,
    output: { path: output, filename: 'floor.js', cssFilename: 'floor.css' },
    module: {
      rules: [
        { test: /\.css$/, type: 'css/auto' },
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
  const [script, style] = ['floor.js', 'floor.css'].map((file) => path.join(output, file)) as [string, string];
  const bundled = { script: readFileSync(script), style: existsSync(style) ? readFileSync(style) : null };
  rmSync(output, { recursive: true });
  return bundled;
}
