import type { Registry } from '@zhilv/federation/schema';

/** The registry the document carries; null in the sign-in document of a host that has published nothing. */
export function readRegistry(): Registry | null {
  const text = document.getElementById('registry')?.textContent;
  return text ? (JSON.parse(text) as Registry) : null; // Written by our own gateway.
}
