/** The host's release that this document came with: its address has it, `/host/<release>/`. `dev` from a dev server. */
export function hostRelease(): string {
  const [, release = 'dev'] = /^\/host\/([\w.-]+)\/$/.exec(document.documentElement.dataset['host'] ?? '') ?? [];
  return release;
}
