import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { acceptedEncoding } from './encoding.ts';
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

/** What reading a file that is not there fails with. Anything else is a fault of ours, and 404 would be believed. */
const ABSENT = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

const read = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.has(error.code)) return null;
    throw error;
  });

/**
 * A file of a published release: it never changes, and was compressed when it was published. The registry has no say in
 * it. Tabs go on running a release after it was rolled back, disabled or blocked, and their later parts must come from it;
 * that nobody starts it any more is seen to where releases are chosen.
 */
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
