/** The http(s) address that a link row's path is, or null for a path of ours. Other schemes are not addresses to us. */
export function outsideAddress(path: string): URL | null {
  const text = path.trim();
  const url = /^https?:\/\//i.test(text) ? parsed(text) : null;
  // A name and password in an address only ever serve to deceive.
  return url?.username === '' && url.password === '' ? url : null;
}

/** Whether the policy lets this address be framed: `frameHosts` is what `frame-src` lists. */
export const mayFrame = (url: URL, frameHosts: readonly string[]): boolean =>
  frameHosts.some((host) => {
    const allowed = host.toLowerCase();
    return allowed.startsWith('*.') ? url.host.endsWith(allowed.slice(1)) : url.host === allowed;
  });

// `URL.canParse` is younger than our browsers.
function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
