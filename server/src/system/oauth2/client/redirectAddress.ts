import { isRedirectAddress } from '@zhilv/contract/system';
import type { Client } from './findClient.ts';

/**
 * Tells whether a client may be sent its answer at an address: only at one that was registered, character by character. Whoever
 * registers `javascript:` or a fragment by mistake gets nothing.
 */
export function isRegistered({ redirectUris }: Pick<Client, 'redirectUris'>, address: string): boolean {
  return redirectUris.includes(address) && isRedirectAddress(address);
}

type Parameters = Readonly<Record<string, string | undefined>>;

export const withQuery = (address: string, parameters: Parameters): string =>
  `${address}${address.includes('?') ? '&' : '?'}${encoded(parameters)}`;

/** Puts the parameters where no server sees them. */
export const withFragment = (address: string, parameters: Parameters): string => `${address}#${encoded(parameters)}`;

const encoded = (parameters: Parameters): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
