/** The gateway passes this beside the request: `app.fetch(request, { address })`. */
export interface RequestOrigin {
  /** The address of the connection's other end. */
  readonly address: string;
}

/**
 * Gives the address that a request came from. Forwarded headers count only as far as our own proxies wrote them. Each appends
 * the address it was called from, so with n proxies the n-th entry from the end is the first one that nobody could invent.
 */
export function requestAddress(origin: RequestOrigin, headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const chain = [...forwarded.filter((entry) => entry !== ''), origin.address];
  const address = chain.at(-1 - trustedProxies) ?? chain[0] ?? origin.address;
  // A dual-stack socket reports IPv4 callers in IPv6 form.
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
