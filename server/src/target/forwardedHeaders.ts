/** Of one connection, or of ours: they are not passed on, nor is what the `Connection` header names. */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
];

/**
 * What the target does not need. Its calls carry their token in a header, so that a cookie could only be somebody else's;
 * and it is asked by us, not by a page of another origin. What `fetch` unpacks it asks for itself.
 */
const WITHHELD = [
  'cookie',
  'origin',
  'referer',
  'accept-encoding',
  'forwarded',
  'x-real-ip',
  'proxy-client-ip',
  'wl-proxy-client-ip',
];

/** What of an answer concerns its caller; the rest the target says of itself, or to browsers about its own origin. */
const ANSWERED = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'trace-id',
  'vary',
  'x-total-rows',
];

/** Who asks, and at which address of ours. */
interface Asked {
  readonly address: string;
  /** Scheme and host that visitors use. */
  readonly origin: string;
}

/** The headers of a request as the target gets them. What a caller says of forwarding is replaced by what we know. */
export function requestHeaders(given: Headers, { address, origin }: Asked): Headers {
  const headers = new Headers(given);
  const named = (given.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...OF_CONNECTION, ...WITHHELD, ...named.filter(isName)]) headers.delete(name);
  for (const name of given.keys()) if (/^(x-forwarded-|sec-)/.test(name)) headers.delete(name);
  const { protocol, host } = new URL(origin);
  headers.set('x-forwarded-for', address);
  headers.set('x-forwarded-proto', protocol.slice(0, -1));
  headers.set('x-forwarded-host', host);
  return headers;
}

const isName = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(text);

/** Content that no browser runs anything of. Of several types in one header browsers take the last. */
const HARMLESS = /^(application\/(json|pdf)|image\/(png|jpeg|gif|webp|avif|bmp)|(video|audio)\/[\w.+-]+)\s*(;[^,]*)?$/i;

/** What pages of ours might load as a part of themselves, for their policy allows whatever comes from our address. */
const PART_OF_PAGE = /script|css/i;

/** The headers of the target's answer as the caller gets them. */
export function answerHeaders(given: Headers, { isCallersOwn }: { readonly isCallersOwn: boolean }): Headers {
  const headers = new Headers();
  for (const name of ANSWERED) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  // `fetch` has unpacked it.
  if (given.has('content-encoding')) headers.delete('content-length');
  if (isCallersOwn) headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('cross-origin-resource-policy', 'same-origin');
  // What people uploaded is read at our address, beside everybody's tokens: a page or a drawing may not run there.
  const type = given.get('content-type') ?? '';
  if (!HARMLESS.test(type)) {
    if (PART_OF_PAGE.test(type)) headers.set('content-type', 'application/octet-stream');
    headers.set('content-security-policy', "default-src 'none'; sandbox");
    if (!headers.has('content-disposition')) headers.set('content-disposition', 'attachment');
  }
  return headers;
}
