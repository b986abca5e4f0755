import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltShell } from '@zhilv/build';
import { contentSecurityPolicy, readAppConfig, readRegistry } from '@zhilv/release/site-directory';
import type { Front } from '@zhilv/server';
import { SHELL_BASE, standaloneDocument } from './standaloneDocument.ts';

interface StandaloneOptions {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  /** `remote_bpm` */
  readonly remote: string;
  readonly shell: BuiltShell;
  /** Absolute path of the folder with the shell's files. */
  readonly output: string;
}

/** The server answers these: the API, what it tells of itself, and reports of errors. */
const OF_SERVER = /^\/((prod-api\/)?admin-api(\/|$)|(client-errors|healthz|registry\.json|app-config\.json|favicon\.ico)$)/;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Answers every address with the standalone document. Of releases only the one remote's are there, served by the gateway as
 * in production. The registry is read for every document, so that a publish shows when the document is loaded anew.
 */
export function standaloneFront({ siteDirectory, remote, shell, output }: StandaloneOptions): Front {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (OF_SERVER.test(pathname) || pathname.startsWith(`/remotes/${remote}/`)) return null;
    if (pathname.startsWith(SHELL_BASE)) return shellFile(output, pathname.slice(SHELL_BASE.length));
    // The shell has no address that looks like a file, and other releases are not served.
    if (/\.[a-z0-9]{2,5}$/i.test(pathname)) return answer('Not Found\n', 'text/plain; charset=utf-8', 404);
    const [registry, appConfig] = [readRegistry(siteDirectory), readAppConfig(siteDirectory)];
    const html = standaloneDocument({ remote, shell, registry, appConfig });
    return answer(html, 'text/html; charset=utf-8', 200, {
      'content-security-policy': contentSecurityPolicy(html, 'console', appConfig),
    });
  };
}

async function shellFile(output: string, name: string): Promise<Response> {
  const type = TYPES[path.extname(name)];
  if (type === undefined || !/^[\w.-]+$/.test(name)) return answer('Not Found\n', 'text/plain; charset=utf-8', 404);
  try {
    return answer(new Uint8Array(await readFile(path.join(output, name))), type, 200);
  } catch {
    return answer('Not Found\n', 'text/plain; charset=utf-8', 404);
  }
}

const answer = (
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  status: number,
  headers: Record<string, string> = {},
): Response =>
  new Response(body, {
    status,
    headers: { ...headers, 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
