import { refusedHost, tellRefusedHost } from '@zhilv/site/refused-pictures';

const PICTURE = /<img\b(?:[^>"]|"[^"]*")*>/gi;
const SOURCE = /(\ssrc=)"([^"]*)"/i;

/** A picture of one transparent dot, which shows the quiet ground behind it. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Puts a quiet ground in the place of each picture that the content policy would refuse, and tells the shell of its host. On the
 * server, which knows neither its origin nor a shell, the address stays beside it for {@link bringOwnPictures}.
 *
 * @param html markup as a sanitiser writes it
 */
export const withoutRefusedPictures = (html: string, fileHosts: readonly string[]): string =>
  html.replaceAll(PICTURE, (picture) => {
    const [, , address = ''] = SOURCE.exec(picture) ?? [];
    const isServer = typeof document === 'undefined';
    // No part of an address that matters here is written by a character reference.
    const host = address === '' ? null : refusedHost(address, fileHosts, isServer ? null : window.location.origin);
    if (host === null) return picture;
    if (!isServer) tellRefusedHost(host);
    return picture.replace(SOURCE, (_, name: string) => `${name}"${NOTHING}"${isServer ? ` data-address="${address}"` : ''}`);
  });

/** Brings the pictures of the document's own origin into markup that the server wrote, and tells the shell of the other ones. */
export function bringOwnPictures(element: HTMLElement, fileHosts: readonly string[]): void {
  for (const picture of element.querySelectorAll<HTMLImageElement>('img[data-address]')) {
    const { address = '' } = picture.dataset;
    const host = refusedHost(address, fileHosts, window.location.origin);
    if (host === null) picture.src = address;
    else tellRefusedHost(host);
    delete picture.dataset['address'];
  }
}
