/** Id of the element that names a rendered document's scripts; the host's head script starts them. */
export const LATER_SCRIPTS = 'later-scripts';

/** A script that a document starts by itself, and one that such a script will ask for, as `documentOf` writes them. */
const BOOT_SCRIPT = /<script defer data-boot src="([^"]+)" crossorigin="anonymous"(?: integrity="([^"]+)")?><\/script>\n/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script" href="([^"]+)" crossorigin="anonymous"(?: integrity="([^"]+)")?>\n/g;
/** The head script is among those without attributes. */
const INLINE_SCRIPT = /<script>[\s\S]*?<\/script>/g;

/**
 * A document that can be read as it stands leaves its scripts for later: they would take the line from the styles and
 * pictures that make the first paint. The host's head script starts them then; that of an older host, which cannot, gets
 * the document unchanged.
 */
export function deferScripts(document: string): string {
  const headScript = document.match(INLINE_SCRIPT)?.find((script) => script.includes(LATER_SCRIPTS));
  if (headScript === undefined) return document;
  const named = (elements: RegExp) =>
    [...document.matchAll(elements)].map(([, address = '', integrity = '']) => ({ address, integrity }));
  const later = JSON.stringify({ scripts: named(BOOT_SCRIPT), preloads: named(PRELOADED_SCRIPT) });
  return document
    .replace(BOOT_SCRIPT, '')
    .replace(PRELOADED_SCRIPT, '')
    .replace(headScript, () => `<script type="application/json" id="${LATER_SCRIPTS}">${later}</script>\n${headScript}`);
}
