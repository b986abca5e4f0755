import { isPreloaded, refetchFiles } from './fileRequests.ts';

const RELEASE_FILE = /^\/(host|remotes)\//;

/**
 * Replaces the browser's copy of a script or stylesheet that a page loads later and that failed: a bad answer that came
 * with an `immutable` header would fail at every further try. The bundler's runtime loads these and tells nobody, but
 * their elements do.
 */
export function mendLaterFiles(): void {
  // Errors of elements do not rise, so they are caught on their way down.
  document.addEventListener('error', ({ target }) => void mend(target), { capture: true });
}

async function mend(target: EventTarget | null): Promise<void> {
  const address = addressOf(target);
  if (address === null) return;
  const { origin, pathname } = new URL(address);
  // What pages are loaded from is refetched by those who try again.
  if (origin === location.origin && RELEASE_FILE.test(pathname) && !isPreloaded(address)) await refetchFiles([address]);
}

function addressOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return target.src || null;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : null;
}
