import { randomUUID } from 'node:crypto';

/** These headers concern one connection, or ours alone. They are not passed on, nor is what the `Connection` header names. */
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
 * The target does not need these. Calls carry their token in a header, so a cookie could only belong to another application.
 * We ask the target ourselves, and no page of another origin does. `fetch` asks for the encodings that it unpacks.
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

/** These headers of an answer concern its caller. The others are about the target itself or its own origin. */
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
  'rights-revision',
  'trace-id',
  'vary',
  'x-total-rows',
];

/** The caller's address, and the address of ours that was called. */
interface Asked {
  readonly address: string;
  /** Scheme and host that visitors use. */
  readonly origin: string;
  /** Our own name in `Via` (RFC 9110 §7.6.3), which no other gateway has. */
  readonly pseudonym: string;
}

/** Gives the headers of a request for the target. Ours about forwarding replace those of the caller. */
export function requestHeaders(given: Headers, { address, origin, pseudonym }: Asked): Headers {
  const headers = new Headers(given);
  const named = (given.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...OF_CONNECTION, ...WITHHELD, ...named.filter(isName)]) headers.delete(name);
  for (const name of given.keys()) if (/^(x-forwarded-|sec-)/.test(name)) headers.delete(name);
  const { protocol, host } = new URL(origin);
  headers.set('x-forwarded-for', address);
  headers.set('x-forwarded-proto', protocol.slice(0, -1));
  headers.set('x-forwarded-host', host);
  headers.append('via', `1.1 ${pseudonym}`);
  return headers;
}

export const newPseudonym = (): string => `zhilv-${randomUUID()}`;

/** Tells whether a request was sent on by the gateway of this name before. */
export const hasPassed = (given: Headers, pseudonym: string): boolean =>
  (given.get('via') ?? '').split(',').some((one) => one.trim().split(/\s+/)[1] === pseudonym);

const isName = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(text);

/** Matches content that no browser runs. Of several types in one header browsers take the last. */
const HARMLESS = /^(application\/(json|pdf)|image\/(png|jpeg|gif|webp|avif|bmp)|(video|audio)\/[\w.+-]+)\s*(;[^,]*)?$/i;

/** Pages of ours might load these as a part of themselves, because their policy allows everything from our address. */
const PART_OF_PAGE = /script|css/i;

/** Gives the headers of the target's answer for the caller. */
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
  // Uploads are read at our address, beside everybody's tokens, so a page or a drawing may not run there.
  const type = given.get('content-type') ?? '';
  if (!HARMLESS.test(type)) {
    if (PART_OF_PAGE.test(type)) headers.set('content-type', 'application/octet-stream');
    headers.set('content-security-policy', "default-src 'none'; sandbox");
    if (!headers.has('content-disposition')) headers.set('content-disposition', 'attachment');
  }
  return headers;
}
