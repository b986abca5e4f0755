/**
 * Finds the host for which the content policy refuses a picture (docs/threats.md §13), so that nobody asks for the picture in vain.
 * `http` and `https` count as one, because browsers take a secure picture for another one.
 *
 * @param fileHosts the hosts of `app-config.json` whose pictures may be shown
 * @param origin the document's own origin; null on the server, which does not know it
 * @returns null for a picture that may be loaded; an address that names no host is refused as `unknown`
 */
export function refusedHost(address: string, fileHosts: readonly string[], origin: string | null): string | null {
  let url: URL;
  try {
    url = new URL(address, origin ?? OWN);
  } catch {
    return 'unknown';
  }
  if (url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === (origin ?? OWN)) return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'unknown';
  return fileHosts.some((listed) => isListed(url, listed.toLowerCase())) ? null : url.host;
}

/** Addresses without a host are the document's own; this one is nobody's. */
const OWN = 'https://own.invalid';

function isListed({ hostname, port, protocol }: URL, listed: string): boolean {
  const [name = '', listedPort = ''] = listed.split(':');
  const standard = protocol === 'https:' ? '443' : '80';
  if ((port || standard) !== (listedPort || standard)) return false;
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
}

/** The event of a document that names a host, in `detail`, whose pictures are refused. Shells report it. */
export const REFUSED_PICTURE = 'zhilv:refused-picture';

const told = new Set<string>();

/** Tells the shell that pictures of a host are refused, once for each document. */
export function tellRefusedHost(host: string): void {
  if (told.has(host)) return;
  told.add(host);
  document.dispatchEvent(new CustomEvent(REFUSED_PICTURE, { detail: host }));
}
