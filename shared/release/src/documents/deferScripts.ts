import { INLINE_SCRIPT } from './inlineScript.ts';

/** Id of the element that names a rendered document's scripts; the host's head script starts them. */
export const LATER_SCRIPTS = 'later-scripts';

/** These match a script that a document starts by itself and one that such a script will ask for, as `documentOf` writes them. */
const BOOT_SCRIPT = /<script defer data-boot src="([^"]+)" crossorigin="anonymous"(?: integrity="([^"]+)")?><\/script>\n/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script" href="([^"]+)" crossorigin="anonymous"(?: integrity="([^"]+)")?>\n/g;
/** This matches registry and settings, which the head script reads. */
const READ_BY_HEAD_SCRIPT = /<script type="application\/json" id="(?:registry|app-config)">[\s\S]*?<\/script>\n/g;

/**
 * Has a rendered document start its scripts after the first paint, because they would compete with the styles and pictures
 * that it needs. The host's head script starts them, and what it reads stands with it behind the page. It stays in the head in
 * documents without a first script, whose work it does there; a document whose head script is too old for that stays unchanged.
 */
export function deferScripts(document: string): string {
  const inlined = document.match(INLINE_SCRIPT) ?? [];
  const headScript = inlined.find((script) => script.includes(LATER_SCRIPTS));
  if (headScript === undefined) return document;
  const named = (elements: RegExp) =>
    [...document.matchAll(elements)].map(([, address = '', integrity = '']) => ({ address, integrity }));
  const later = JSON.stringify({ scripts: named(BOOT_SCRIPT), preloads: named(PRELOADED_SCRIPT) });
  const start = `<script type="application/json" id="${LATER_SCRIPTS}">${later}</script>\n${headScript}`;
  const waiting = document.replace(BOOT_SCRIPT, '').replace(PRELOADED_SCRIPT, '');
  if (inlined[0] === headScript) return waiting.replace(headScript, () => start);
  const read = document.match(READ_BY_HEAD_SCRIPT) ?? [];
  return waiting
    .replace(headScript, '')
    .replace(READ_BY_HEAD_SCRIPT, '')
    .replace('</body>', () => `\n${read.join('')}${start}</body>`);
}
