import { createHash } from 'node:crypto';
import type { AppConfig, DocumentName } from '../schema/index.ts';
import { analyticsScript } from '../schema/analyticsScript.ts';
import { INLINE_SCRIPT } from './inlineScript.ts';

/**
 * The policy of a document (docs/threats.md §13): scripts of our origin and those that stand in the document only, Trusted Types
 * enforced. File, frame and pay hosts come from the operator's configuration, pay hosts for the console only, and so does web
 * analytics: its one script, and where that sends to, in public documents only.
 * @param styles digests of the stylesheets that stand in the document itself
 */
export const contentSecurityPolicy = (
  html: string,
  name: DocumentName,
  settings: PolicySettings,
  styles: readonly string[] = [],
): string => policyOf(directivesOf(html, name, settings, styles));

/** The policy of the document in which pages of others frame a remote: those of the operator's list may, and nobody else. */
export const embedFramePolicy = (html: string, settings: PolicySettings & Pick<AppConfig, 'embedOrigins'>): string =>
  policyOf({
    ...directivesOf(html, 'console', settings, []),
    'frame-ancestors': ["'self'", ...settings.embedOrigins],
    'trusted-types': ['zhilv-embed'],
  });

type PolicySettings = Pick<AppConfig, 'fileHosts' | 'frameHosts' | 'payHosts' | 'analytics'>;

type Directives = Readonly<Record<string, readonly string[]>>;

const policyOf = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

function directivesOf(
  html: string,
  name: DocumentName,
  { fileHosts, frameHosts, payHosts, analytics }: PolicySettings,
  styles: readonly string[],
): Directives {
  const counting = name === 'public' ? analytics : null;
  const countingHosts = counting ? [counting.host] : [];
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...(counting ? [analyticsScript(counting)] : [])],
    'style-src': ["'self'", ...styles.map((digest) => `'${digest}'`)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...fileHosts, ...countingHosts],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...countingHosts],
    'media-src': ["'self'", 'blob:'],
    // The console frames pages of the site.
    'frame-src': ["'self'", ...frameHosts],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    // The cashier sends forms of payments.
    'form-action': ["'self'", ...(name === 'console' ? payHosts.map((host) => `https://${host}`) : [])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
  };
}
