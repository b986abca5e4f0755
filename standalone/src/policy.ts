import { documentFacts } from './documentFacts.ts';
import { offerSanitiser } from './sanitiser.ts';

/*
 * Runs before everything else: the theme before the first paint, and the default Trusted Types policy before the first chunk.
 * As in the console, scripts come from named folders of this origin only, and text becomes markup through a sanitiser only.
 */
const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = (): void => {
  document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
};
applyTheme();
dark.addEventListener('change', applyTheme);

/** The part of Trusted Types that is used here; TypeScript's DOM library does not have it yet. */
interface TrustedTypeFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): unknown;
}

const sanitise = offerSanitiser();
const bases = documentFacts().bases.map((base) => new URL(base, location.origin).href);
// Absent in Firefox before 148.
(window as { trustedTypes?: TrustedTypeFactory }).trustedTypes?.createPolicy('default', {
  createHTML: sanitise,
  createScriptURL(url) {
    const { href } = new URL(url, location.href);
    if (bases.some((base) => href.startsWith(base))) return href;
    throw new TypeError(`neither shell nor remote has the script ${href}`);
  },
});
