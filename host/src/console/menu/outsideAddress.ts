import { parsedUrl } from '@zhilv/site/parsed-url';

/** Parses a link row's path as an http or https address; null for a path of ours and for every other scheme. */
export function outsideAddress(path: string): URL | null {
  const text = path.trim();
  const url = /^https?:\/\//i.test(text) ? parsedUrl(text) : null;
  // A user name or password in an address serves only to deceive its reader.
  return url?.username === '' && url.password === '' ? url : null;
}
