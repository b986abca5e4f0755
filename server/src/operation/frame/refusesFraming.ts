/**
 * Tells whether a page's headers forbid a page of another host to frame it: `frame-ancestors`, which replaces the older
 * `X-Frame-Options` (https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options).
 * @param host of the console, with its port where it has one
 */
export function refusesFraming(headers: Headers, page: URL, host: string): boolean {
  const policies = (headers.get('content-security-policy') ?? '').split(',').flatMap(ancestorsOf);
  if (policies.length > 0) return policies.some((sources) => !sources.some((source) => admits(source, page, host)));
  const options = headers.get('x-frame-options')?.trim().toLowerCase();
  return options === 'deny' || (options === 'sameorigin' && page.host !== host);
}

/** The sources of `frame-ancestors` in one policy; empty where it says nothing about them. */
function ancestorsOf(policy: string): readonly (readonly string[])[] {
  const directives = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
  const [, ...sources] = directives.find(([name]) => name === 'frame-ancestors') ?? [];
  return directives.some(([name]) => name === 'frame-ancestors') ? [sources] : [];
}

function admits(source: string, page: URL, host: string): boolean {
  if (source === '*' || /^https?:$/.test(source)) return true;
  if (source === "'self'") return page.host === host;
  const named = source.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
  const [name = '', port] = named.split(':');
  const [hostName = '', hostPort] = host.toLowerCase().split(':');
  if (port !== undefined && port !== '*' && port !== hostPort) return false;
  return name.startsWith('*.') ? hostName.endsWith(name.slice(1)) : name === hostName;
}
