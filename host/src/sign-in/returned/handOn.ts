import { RETURN } from '../../address/signInPages.ts';
import { readPending } from '../social/pending.ts';

/** What a provider sends back, and what we gave it to bring along; nothing else is handed on. */
const PARAMETERS = ['type', 'redirect', 'code', 'state', 'error'] as const;

/**
 * The page that goes on with what a provider sent back to another address of ours: the one that begun it, or else the one to
 * sign in. Null where nothing was sent back.
 */
export function handOn({ location, sessionStorage }: Pick<Window, 'location' | 'sessionStorage'>, type?: number): string | null {
  const query = new URLSearchParams(location.search);
  if (!query.has('code') && !query.has('state') && !query.has('error')) return null;
  const handed = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = query.get(name);
    if (value !== null) handed.set(name, value);
  }
  if (type !== undefined) handed.set('type', String(type));
  return `${RETURN[readPending(sessionStorage)?.purpose ?? 'sign-in']}?${handed.toString()}`;
}
