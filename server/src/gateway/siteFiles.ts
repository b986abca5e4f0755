import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { acceptedEncoding, encoded } from './encoding.ts';
import { entityTag } from './entityTag.ts';
import { EVERYWHERE } from './securityHeaders.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A path below `/host/` or `/remotes/`: plain names only, so that nothing outside or hidden can be asked for. */
const RELEASE_FILE = /^\/(?:host|remotes\/remote_[a-z0-9_]+)\/\d[\w.-]*(?:\/[\w-][\w.-]*)+$/;

const YEAR_SECONDS = 31_536_000;

const notFound = (): Response =>
  new Response('Not Found\n', {
    status: 404,
    headers: { ...EVERYWHERE, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

const read = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

/** A file of a published release: it never changes, and was compressed when it was published. */
export async function releaseFile(site: string, request: Request, pathname: string): Promise<Response> {
  const type = TYPES[path.extname(pathname)];
  if (!RELEASE_FILE.test(pathname) || !type) return notFound();
  const file = path.join(site, pathname);
  const headers = {
    ...EVERYWHERE,
    'content-type': type,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    vary: 'accept-encoding',
  };
  const packed = acceptedEncoding(request) === 'br' ? await read(`${file}.br`) : null;
  if (packed) return new Response(new Uint8Array(packed), { headers: { ...headers, 'content-encoding': 'br' } });
  const plain = await read(file);
  return plain ? new Response(new Uint8Array(plain), { headers }) : notFound();
}

/** `registry.json` or `app-config.json`: always asked for anew, answered by 304 while unchanged. */
export async function liveJson(site: string, request: Request, name: string): Promise<Response> {
  const content = await read(path.join(site, name));
  if (!content) return notFound();
  const etag = entityTag(content);
  const headers = { ...EVERYWHERE, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', etag };
  return request.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers })
    : encoded(request, content, headers, new Map());
}
