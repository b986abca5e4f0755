import type { AppSettings } from '../../settings/settings.ts';

/** The channels that this server completes by itself. */
const BUILT_IN: ReadonlySet<string> = new Set(['wallet', 'mock']);

export const isBuiltIn = (channelCode: string): boolean => BUILT_IN.has(channelCode);

/** Tells whether a payment by a channel can come to an end here: it is built in, and on where it gives goods away, or its provider is played. */
export function canPayBy(
  channelCode: string,
  { takesMockPayments, playsPayProvider }: Pick<AppSettings, 'takesMockPayments' | 'playsPayProvider'>,
): boolean {
  if (channelCode === 'mock') return takesMockPayments;
  return isBuiltIn(channelCode) || playsPayProvider;
}
