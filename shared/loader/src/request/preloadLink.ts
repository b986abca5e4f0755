/** A link carries this mark until its file came or failed, because later listeners would get no event. */
const AWAITED = 'data-awaited';

/** Starts the download of a script or stylesheet that will be asked for. Mode and digest equal those of the later request. */
export function addPreloadLink(address: string, integrity: string): void {
  const link = document.createElement('link');
  const note = () => link.removeAttribute(AWAITED);
  link.addEventListener('load', note);
  link.addEventListener('error', note);
  link.toggleAttribute(AWAITED, link.relList.supports('preload'));
  link.rel = 'preload';
  link.as = address.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = address;
  document.head.append(link);
}

/** Tells whether the document brought this stylesheet with it. @param address from the origin's root */
export const isStyleOfDocument = (address: string): boolean =>
  document.querySelector(`link[rel="stylesheet"][href="${address}"]`) !== null;

/** @param address as the link was given it */
export const findPreloadLink = (address: string): HTMLLinkElement | null =>
  document.querySelector(`link[rel="preload"][href="${address}"]`);

/** Settles when a link's file came or failed. A link that the document brought tells nothing, so it settles at once. */
export async function answerOf(link: HTMLLinkElement): Promise<void> {
  if (isAwaited(link)) await answered(link);
}

/** Settles when the file of a link that was just added came or failed. */
export const answered = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
  });

export const isAwaited = (link: HTMLLinkElement): boolean => link.hasAttribute(AWAITED);
