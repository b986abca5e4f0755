import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '@zhilv/release/content-type';
import { acceptedEncoding } from '../response/encoding.ts';
import { EVERYWHERE } from '../response/securityHeaders.ts';

/** Matches a path below `/host/` or `/remotes/`. Its names are plain, so that nothing outside or hidden can be asked for. */
const RELEASE_FILE = /^\/(?:host|remotes\/remote_[a-z0-9_]+)\/\d[\w.-]*(?:\/[\w-][\w.-]*)+$/;

const YEAR_SECONDS = 31_536_000;

const notFound = (): Response =>
  new Response('Not Found\n', {
    status: 404,
    headers: { ...EVERYWHERE, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** The errors of reading a file that is not there. Others are faults of ours, which 404 would hide. */
const ABSENT = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

/**
 * Reads a file of a release, as far as no symbolic link leads to it: that could lead out of the site. The folders `host` and `remotes`
 * may be links themselves, for an operator may have put them on another disk.
 */
async function read(siteDirectory: string, pathname: string): Promise<Buffer | null> {
  const [, folder = '', ...names] = pathname.split('/');
  try {
    const [root, file] = await Promise.all([
      realpath(path.join(siteDirectory, folder)),
      realpath(path.join(siteDirectory, pathname)),
    ]);
    return file === path.join(root, ...names) ? await readFile(file) : null;
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code)) return null; // Node's errors of files have a code.
    throw error;
  }
}

/**
 * Answers a file of a published release, which never changes and was compressed when it was published. The registry does not
 * matter here: windows go on running a release after it was rolled back, disabled or blocked, and their later parts must come
 * from it. Choosing releases keeps anybody from starting it.
 */
export async function releaseFile(siteDirectory: string, request: Request, pathname: string): Promise<Response> {
  const type = contentTypeOf(pathname);
  if (!RELEASE_FILE.test(pathname) || !type) return notFound();
  const headers = {
    ...EVERYWHERE,
    'content-type': type,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    vary: 'accept-encoding',
  };
  const packed = acceptedEncoding(request) === 'br' ? await read(siteDirectory, `${pathname}.br`) : null;
  if (packed) return new Response(new Uint8Array(packed), { headers: { ...headers, 'content-encoding': 'br' } });
  const plain = await read(siteDirectory, pathname);
  return plain ? new Response(new Uint8Array(plain), { headers }) : notFound();
}
