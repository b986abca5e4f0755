/**
 * The key of local storage with the tokens of the theme colour that the user chose for the console: the colour, the tokens of light
 * pages and those of dark ones, with `|` between them. They are stored as made, because making them takes code that no page starts with.
 */
export const ACCENT_KEY = 'zhilv.accent';

/** What is written may have been damaged or made by hand, so only custom properties with a colour are let into a stylesheet. */
const STORED = /^#[0-9a-f]{6}\|((?:--zhilv-accent[\w-]*:#[0-9a-f]{6};)+)\|((?:--zhilv-accent[\w-]*:#[0-9a-f]{6};)+)$/;

/** Gives the text of the stylesheet for what is stored; null where that is nothing of ours. */
export function accentSheet(stored: string | null): string | null {
  const [, light, dark] = STORED.exec(stored ?? '') ?? [];
  // Printing uses the light tokens, as everywhere.
  return light === undefined ? null : `:root{${light}}@media screen{:root[data-theme=dark]{${dark}}}`;
}

/**
 * Colours the console by what is stored, or by its own tokens. A constructed stylesheet needs no exception from the content
 * policy, and stands above all layers.
 */
export function applyAccent(stored: string | null): void {
  const text = accentSheet(stored);
  const others = document.adoptedStyleSheets.filter((sheet) => !sheet.cssRules[0]?.cssText.includes('--zhilv-accent'));
  const sheet = new CSSStyleSheet();
  if (text !== null) sheet.replaceSync(text);
  document.adoptedStyleSheets = text === null ? others : [...others, sheet];
}
