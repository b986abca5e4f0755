/** Id of the element that names a rendered document's scripts; the host's head script starts them. */
export const LATER_SCRIPTS = 'later-scripts';

/** These match a script that a document starts by itself and one that such a script will ask for, as `documentOf` writes them. */
const BOOT_SCRIPT = /<script defer data-boot src="([^"]+)" crossorigin="anonymous"(?: integrity="([^"]+)")?><\/script>\n/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script" href="([^"]+)" crossorigin="anonymous"(?: integrity="([^"]+)")?>\n/g;
/** This matches scripts without attributes, of which the head script is one. */
const INLINE_SCRIPT = /<script>[\s\S]*?<\/script>/g;

/**
 * Has a rendered document start its scripts after the first paint, because they would compete with the styles and pictures
 * that it needs. The host's head script starts them; a document whose head script is too old for that stays unchanged.
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
