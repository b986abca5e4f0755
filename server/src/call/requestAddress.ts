import { SocketAddress } from 'node:net';

/** The gateway passes this beside the request: `app.fetch(request, { address })`. */
export interface RequestOrigin {
  /** The address of the connection's other end. */
  readonly address: string;
  /** Is called when a call may have written something, whatever it answers. */
  readonly written?: () => void;
}

/**
 * Gives the address that a request came from, in its canonical spelling (RFC 5952). Forwarded headers count only as far as our
 * own proxies wrote them. Each appends the address it was called from, so with n proxies the n-th entry from the end is the
 * first one that nobody could invent.
 */
export function requestAddress(origin: RequestOrigin, headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const chain = [...forwarded.filter((entry) => entry !== ''), origin.address];
  return canonical(chain.at(-1 - trustedProxies) ?? chain[0] ?? origin.address);
}

function canonical(spelling: string): string {
  // Some proxies append the port. A zone, which is the caller's own interface, tells nothing about the caller.
  const plain = spelling.replace(/%[^\]]*/, '');
  const address = (SocketAddress.parse(plain) ?? SocketAddress.parse(`[${plain}]`))?.address;
  // A dual-stack socket reports IPv4 callers in IPv6 form. What is no address at all stands for itself, as far as it is kept.
  return (address ?? spelling.slice(0, 50)).replace(/^::ffff:(?=\d+\.)/i, '');
}
