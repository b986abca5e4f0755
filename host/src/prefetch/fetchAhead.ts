/**
 * Has the browser fetch scripts and stylesheets into its cache when it has nothing better to do, without those that the document has
 * asked for.
 * @param addresses from the origin's root
 * @returns the links that it added
 */
export const fetchAhead = (addresses: readonly string[]): readonly HTMLLinkElement[] =>
  addresses.filter((address) => !isKnown(address)).map((address) => addPrefetchLink(address));

/** Whether any element of the document has asked for the file. */
const isKnown = (address: string): boolean => document.head.querySelector(`[href="${address}"],[src="${address}"]`) !== null;

function addPrefetchLink(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = address.endsWith('.css') ? 'style' : 'script';
  // The request mode has to be that of the later requests, for the cache keeps modes apart.
  link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
  return link;
}
