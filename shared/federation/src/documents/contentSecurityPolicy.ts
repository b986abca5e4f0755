import { createHash } from 'node:crypto';
import type { AppConfig } from '../schema/index.ts';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * The policy of a document (threats §13): scripts of our origin and the inlined head script only, Trusted Types
 * enforced. File and frame hosts come from the operator's configuration.
 */
export function contentSecurityPolicy(
  html: string,
  { fileHosts, frameHosts }: Pick<AppConfig, 'fileHosts' | 'frameHosts'>,
): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...fileHosts],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'frame-src': frameHosts.length > 0 ? frameHosts : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
