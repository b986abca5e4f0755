/** The host's release that this document came with, from the address of its files, `/host/<release>/`; `dev` from a dev server. */
export function hostRelease(): string {
  const [, release = 'dev'] = /^\/host\/([\w.-]+)\/$/.exec(document.documentElement.dataset['host'] ?? '') ?? [];
  return release;
}
