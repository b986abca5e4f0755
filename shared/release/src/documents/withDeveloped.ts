import type { DocumentName, Registry, RegistryEntry } from '../schema/index.ts';
import { embeddedRegistry, partFor } from './fillDocument.ts';

/** Gives a registry with other entries of remotes. It is not parsed: what only a newer product knows of it stays. */
export const withRemotes = (registry: Registry, remotes: Registry['remotes']): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, ...remotes },
});

/** This matches what a gateway filled in; the text is the first group. */
const FILLED_REGISTRY = /<script type="application\/json" id="registry">([^<]+)<\/script>/;

/** This matches the document's name as `documentOf` writes it. */
const NAME_OF_DOCUMENT = / data-document="([a-z-]+)"/;

const FIRST_BOOT_SCRIPT = '<script defer data-boot';

/**
 * Puts a release from a dev server into a document that the gateway of a running product has filled. A console also gets a
 * script that runs before its own. What is no filled document stays as it is. The policy stays, for it counts no data.
 * @param script address of that script, from the origin's root
 */
export function withDeveloped(html: string, remote: string, entry: RegistryEntry, script: string): string {
  const [element = '', text] = FILLED_REGISTRY.exec(html) ?? [];
  if (text === undefined) return html;
  const name = (NAME_OF_DOCUMENT.exec(html)?.[1] ?? 'console') as DocumentName; // Our own server wrote it.
  const { remotes } = partFor(name, { revision: 0, host: entry, remotes: { [remote]: entry } });
  const filled = html.replace(element, () => embeddedRegistry(withRemotes(JSON.parse(text) as Registry, remotes)));
  return name === 'console'
    ? filled.replace(FIRST_BOOT_SCRIPT, (boot) => `<script defer src="${script}"></script>\n${boot}`)
    : filled;
}
