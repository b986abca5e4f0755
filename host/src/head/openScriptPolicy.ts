import type { Registry } from '@zhilv/federation/schema';
import type { HandOver, Sanitise } from './handOver.ts';

/** The part of Trusted Types that is used here; TypeScript's DOM library does not have it yet. */
interface TrustedTypeFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): unknown;
}

/**
 * Creates the default Trusted Types policy. It must exist before the first chunk, for federation loads chunks before
 * any module of ours runs. Scripts may come from the host's release and the live releases only; text becomes markup
 * only through the sanitiser that is handed over, and until then not at all.
 *
 * @returns takes the sanitiser, once; null where there are no Trusted Types
 */
export function openScriptPolicy(registry: Registry | null): HandOver | null {
  const factory = (window as { trustedTypes?: TrustedTypeFactory }).trustedTypes; // Absent in Firefox before 148.
  if (!factory) return null;
  const entries = registry ? [registry.host, ...Object.values(registry.remotes)] : [];
  const releases = entries.flatMap(({ active, releases: all }) => all.filter((one) => one.id === active).map((one) => one.url));
  const bases = [document.documentElement.dataset['host'] ?? '/', ...releases].map((base) => new URL(base, location.origin).href);
  let sanitise: Sanitise | null = null;
  factory.createPolicy('default', {
    createHTML(html) {
      if (sanitise === null) throw new TypeError('markup from text: the page has to await prepareMarkup() first');
      return sanitise(html);
    },
    createScriptURL(url) {
      const { href } = new URL(url, location.href);
      if (bases.some((base) => href.startsWith(base))) return href;
      throw new TypeError(`no live release has the script ${href}`);
    },
  });
  return (given) => void (sanitise ??= given);
}
