/** Whether a page may be framed: its host is among the `frameHosts` of `app-config.json`, which `frame-src` lists. */
export const mayFrame = (url: URL, frameHosts: readonly string[]): boolean =>
  frameHosts.some((host) => {
    const allowed = host.toLowerCase();
    return allowed.startsWith('*.') ? url.host.endsWith(allowed.slice(1)) : url.host === allowed;
  });
