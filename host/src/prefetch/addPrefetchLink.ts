/** Has the browser fetch a script or stylesheet into its cache when it has nothing better to do. */
export function addPrefetchLink(address: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = address.endsWith('.css') ? 'style' : 'script';
  // The request mode has to be that of the later requests, for the cache keeps modes apart.
  link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
}
