import { contentSecurityPolicy } from '@zhilv/release/site-directory';
import type { BuiltShell } from '../buildShell.ts';
import { fileAnswer, plainAnswer } from './fileAnswer.ts';
import { type ShownRemote, SHELL_BASE, standaloneDocument } from './standaloneDocument.ts';

interface StandaloneOptions {
  /** `remote_bpm` */
  readonly remote: string;
  readonly shell: BuiltShell;
  /** Absolute path of the folder with the shell's files. */
  readonly output: string;
  /** Gives what is shown. It is asked for every document, so that a change shows when the document is loaded anew. */
  readonly read: () => Promise<ShownRemote>;
}

/** The server answers these: the API, what it tells of itself, and reports of errors. */
const OF_SERVER = /^\/((prod-api\/)?admin-api(\/|$)|(client-errors|healthz|registry\.json|app-config\.json|favicon\.ico)$)/;

/**
 * Answers every address with the standalone document, and gives null for what a server or the release itself answers. Of releases only
 * the one remote's are left to it.
 */
export function standaloneFront({
  remote,
  shell,
  output,
  read,
}: StandaloneOptions): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (OF_SERVER.test(pathname) || pathname.startsWith(`/remotes/${remote}/`)) return null;
    if (pathname.startsWith(SHELL_BASE)) return fileAnswer(output, pathname.slice(SHELL_BASE.length));
    // The shell has no address that looks like a file, and other releases are not served.
    if (/\.[a-z0-9]{2,5}$/i.test(pathname)) return plainAnswer('Not Found\n', 'text/plain; charset=utf-8', 404);
    const shown = await read();
    const html = standaloneDocument(remote, shell, shown);
    return plainAnswer(html, 'text/html; charset=utf-8', 200, {
      'content-security-policy': contentSecurityPolicy(html, 'console', shown.appConfig),
    });
  };
}
