import { isPreloaded, refetchFiles } from '../request/fileRequests.ts';

const RELEASE_FILE = /^\/(host|remotes)\//;

/**
 * Replaces the browser's copy of a script or stylesheet that a page loads later and that failed, because a bad answer with
 * an `immutable` header would fail at every further try. The bundler's runtime loads these files and reports nothing, but
 * their elements raise events.
 */
export function mendLaterFiles(): void {
  // Error events of elements do not bubble, so they are caught on their way down.
  document.addEventListener('error', ({ target }) => void mend(target), { capture: true });
}

async function mend(target: EventTarget | null): Promise<void> {
  const address = addressOf(target);
  if (address === null) return;
  const { origin, pathname } = new URL(address);
  // The files from which a page itself is loaded are fetched anew by `ModuleLoader` when it tries again.
  if (origin === location.origin && RELEASE_FILE.test(pathname) && !isPreloaded(address)) await refetchFiles([address]);
}

function addressOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return target.src || null;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : null;
}
