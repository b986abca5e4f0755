import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, releaseUrl, unpublishedEntry } from '@zhilv/release/site-directory';
import type { AppConfig } from '@zhilv/release/schema';
import type { PresentRelease } from '../build.ts';
import type { BuiltShell } from '../buildShell.ts';
import type { RunningProduct } from '../development/RunningProduct.ts';
import { fileAnswer, plainAnswer } from './fileAnswer.ts';
import { standaloneFront } from './standaloneFront.ts';

interface FrontOptions {
  /** The release that is shown, which was published nowhere. */
  readonly built: PresentRelease;
  readonly shell: BuiltShell;
  /** Absolute path of the folder with the shell's files. */
  readonly output: string;
  readonly appConfig: AppConfig;
  /** Answers the calls. */
  readonly product: RunningProduct;
}

/** A page of elsewhere whose name leads here would read the product by way of this machine. */
const OF_THIS_MACHINE = new Set(['localhost', '127.0.0.1']);

/** Answers with the standalone shell and with the files of a release from the folder in which it was built. */
export function builtReleaseFront({
  built,
  shell,
  output,
  appConfig,
  product,
}: FrontOptions): (request: Request) => Promise<Response> {
  const { release, output: folder } = built;
  const { name: remote } = release;
  const base = releaseUrl(remote, release.release);
  const entry = unpublishedEntry(release, base, integrityOf(readFileSync(path.join(folder, 'release.json'))));
  const front = standaloneFront({ remote, shell, output, read: async () => ({ entry, appConfig }) });
  return async (request) => {
    const { hostname, pathname } = new URL(request.url);
    if (!OF_THIS_MACHINE.has(hostname)) return plainAnswer('Forbidden\n', 'text/plain; charset=utf-8', 403);
    if (pathname.startsWith(base)) return fileAnswer(folder, pathname.slice(base.length));
    // A developer's errors are no business of those who run the product.
    if (pathname === '/client-errors') return new Response(null, { status: 204 });
    return (await front(request)) ?? product.ask(request);
  };
}
