import { activeRelease } from '@zhilv/release/active-release';
import type { Registry } from '@zhilv/release/schema';
import type { PolicyControl, Sanitise } from './policyControl.ts';

/** The part of Trusted Types that is used here; TypeScript's DOM library does not have it yet. */
interface TrustedTypeFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): unknown;
}

/**
 * Creates the default Trusted Types policy. It must exist before the first chunk, for federation loads chunks before
 * any module of ours runs. Scripts may come from releases of the host and of remotes, and from single addresses that the
 * document's entry allows. Text becomes markup only through the sanitiser that the entry hands over, and before that not at all.
 *
 * @returns null in browsers without Trusted Types
 */
export function openScriptPolicy(registry: Registry | null): PolicyControl | null {
  const factory = (window as { trustedTypes?: TrustedTypeFactory }).trustedTypes; // Absent in Firefox before 148.
  if (!factory) return null;
  const absolute = (base: string): string => new URL(base, location.origin).href;
  const bases = new Set(
    [document.documentElement.dataset['host'] ?? '/', ...(registry ? liveBases(registry) : [])].map(absolute),
  );
  const scripts = new Set<string>();
  let sanitise: Sanitise | null = null;
  factory.createPolicy('default', {
    createHTML(html) {
      if (sanitise === null) throw new TypeError('markup from text: the page has to await prepareMarkup() first');
      return sanitise(html);
    },
    createScriptURL(url) {
      const { href } = new URL(url, location.href);
      for (const base of bases) if (href.startsWith(base)) return href;
      if (scripts.has(href)) return href;
      throw new TypeError(`no live release has the script ${href}`);
    },
  });
  return {
    sanitiseBy: (given) => void (sanitise ??= given),
    allowScriptsBelow: (base) => void bases.add(absolute(base)),
    allowScript: (address) => void scripts.add(absolute(address)),
  };
}

/** The directories of the live releases. */
export const liveBases = ({ host, remotes }: Registry): readonly string[] =>
  [host, ...Object.values(remotes)].flatMap((entry) => activeRelease(entry)?.url ?? []);
