import type { SocialLoginRequest } from '@zhilv/contract/system';
import type { Tenant } from '@zhilv/platform';
import type { Purpose } from '../../address/signInPages.ts';
import { takePending } from '../social/pending.ts';
import { type Provider, providerOfType } from '../social/providers.ts';

/**
 * How somebody came to a page that takes what a provider sends back: with a code that this window has asked for (`returned`),
 * without one because of a refusal there (`refused`), with one that this window has not asked for (`foreign`), or with
 * nothing, as after a reload (`over`).
 */
export type Arrival = {
  readonly provider: Provider | null;
  /** The `redirect` parameter as it came, for `safeRedirect`. */
  readonly redirect: string | null;
} & (
  | { readonly kind: 'returned'; readonly provider: Provider; readonly sent: SocialLoginRequest; readonly tenant: Tenant | null }
  | { readonly kind: 'refused' | 'foreign' | 'over' }
);

/** The parts of a window that an arrival is read from. */
type Surroundings = Pick<Window, 'location' | 'history' | 'sessionStorage'>;

/**
 * Reads what a provider sent back, once: code and state leave the address at the same moment, so that neither a reload nor the
 * history tries them again.
 */
export function takeArrival({ location, history, sessionStorage }: Surroundings, purpose: Purpose): Arrival {
  const query = new URLSearchParams(location.search);
  const pending = takePending(sessionStorage);
  const [code, state] = [query.get('code'), query.get('state')];
  const provider = providerOfType(pending?.type ?? Number(query.get('type')));
  const redirect = pending?.redirect ?? query.get('redirect');
  const facts = { provider, redirect };

  const kept = new URLSearchParams();
  if (provider !== null) kept.set('type', String(provider.type));
  if (redirect !== null) kept.set('redirect', redirect);
  history.replaceState(null, '', `${location.pathname}${kept.size === 0 ? '' : `?${kept.toString()}`}`);

  if (!code && query.has('error')) return { ...facts, kind: 'refused' };
  if (!code && !state) return { ...facts, kind: 'over' };
  // Whoever brings somebody else to such an address would sign them in as another user, or bind a foreign account to them.
  const isOurs = pending !== null && pending.state === state && pending.purpose === purpose && saysType(query, pending.type);
  if (!isOurs || provider === null) return { ...facts, kind: 'foreign' };
  if (!code) return { ...facts, kind: 'refused' };
  return {
    kind: 'returned',
    provider,
    redirect,
    sent: { type: provider.type, code, state: pending.state },
    tenant: pending.tenant,
  };
}

/** Some providers drop the parameters of their own way back. */
const saysType = (query: URLSearchParams, type: number): boolean => !query.has('type') || query.get('type') === String(type);
