const RELEASE_FILE = /^\/(host|remotes)\//;

/**
 * Replaces the browser's copy of a script or stylesheet that a page loads later, after the loader has done its part, and
 * that failed: a bad answer that came with an `immutable` header would fail at every further try. Nobody reports these
 * failures to the loader, but the elements do.
 */
export function mendLaterFiles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      const address = target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
      if (address === '' || (target instanceof HTMLLinkElement && target.rel !== 'stylesheet')) return;
      const { origin, pathname } = new URL(address);
      if (origin !== location.origin || !RELEASE_FILE.test(pathname)) return;
      // Whatever comes of it: the digest is checked when the file is asked for again.
      void fetch(address, { cache: 'reload' })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {});
    },
    // Errors of elements do not rise.
    { capture: true },
  );
}
