import type { ConsoleShell } from './ConsoleShell.ts';

/** Makes plain links to addresses of the console open in the console, those of the host and those of pages alike. */
export function followLinks(shell: ConsoleShell): void {
  document.addEventListener('click', (event) => {
    // A press whose default was prevented has been answered by another listener.
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !isPlainPress(event) || !staysHere(link)) return;
    const { origin, pathname, search, hash } = link;
    const onlyFragment = hash !== '' && pathname + search === window.location.pathname + window.location.search;
    if (origin !== window.location.origin || onlyFragment || shell.isElsewhere(pathname)) return;
    event.preventDefault();
    void shell.go(pathname + search + hash);
  });
}

/** Other buttons, and keys held down, ask for another window, a download or a menu. */
export const isPlainPress = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const staysHere = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('href') && !link.hasAttribute('download') && (link.target === '' || link.target === '_self');
