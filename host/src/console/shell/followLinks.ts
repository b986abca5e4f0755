import type { createStore } from 'jotai';
import type { ConsoleShell } from './ConsoleShell.ts';
import { wayBack } from './wayBack.ts';

/**
 * Makes plain links to addresses of the console open in the console, those of the host and those of pages alike. Links with
 * `data-way-back` lead to what the page's tab shows, if there is one. Their address stays the bare one, for other windows.
 */
export function followLinks(shell: ConsoleShell, store: Pick<ReturnType<typeof createStore>, 'get'>): void {
  // A page's own link is answered by the page's router, so this one has to come before it.
  const capture = true;
  document.addEventListener('click', (event) => follow(event, (link) => link.hasAttribute('data-way-back')), { capture });
  document.addEventListener('click', (event) => follow(event, () => true));

  function follow(event: MouseEvent, isMine: (link: HTMLAnchorElement) => boolean): void {
    // A press whose default was prevented has been answered by another listener.
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !isMine(link) || !isPlainPress(event) || !staysHere(link)) return;
    const { origin, pathname, search, hash } = link;
    const onlyFragment = hash !== '' && pathname + search === window.location.pathname + window.location.search;
    if (origin !== window.location.origin || onlyFragment || shell.isElsewhere(pathname)) return;
    event.preventDefault();
    const address = pathname + search + hash;
    void shell.go(link.hasAttribute('data-way-back') ? wayBack(store, address) : address);
  }
}

/** Other buttons, and keys held down, ask for another window, a download or a menu. */
export const isPlainPress = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const staysHere = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('href') && !link.hasAttribute('download') && (link.target === '' || link.target === '_self');
