import { type Channel, type ChannelGroup, channelOf, channels } from '../../channel/channels.ts';

/** What a cashier offers. */
export interface OfferedChannels {
  /** The groups that have any channels. */
  readonly groups: readonly { readonly group: ChannelGroup; readonly channels: readonly Channel[] }[];
  /** The channels that the application has not switched on. */
  readonly off: readonly Channel[];
}

const GROUPS: readonly ChannelGroup[] = ['alipay', 'wechat', 'other'];

/**
 * Sorts channels for a cashier.
 *
 * @param codes those that are switched on, in no order; null where nobody can tell: then all are offered, and an attempt decides
 */
export function offeredChannels(codes: readonly string[] | null): OfferedChannels {
  const on = codes === null ? null : new Set(codes);
  const known = channels.filter(({ code }) => on?.has(code) !== false);
  const others = [...(on ?? [])].filter((code) => !channels.some((channel) => channel.code === code)).map(channelOf);
  const offered = [...known, ...others];
  return {
    groups: GROUPS.map((group) => ({ group, channels: offered.filter((channel) => channel.group === group) })).filter(
      (one) => one.channels.length > 0,
    ),
    off: channels.filter(({ code }) => on?.has(code) === false),
  };
}

/** The channel that is chosen to begin with; null where none can be paid by in a browser. */
export const firstPayable = ({ groups }: OfferedChannels): Channel | null =>
  groups.flatMap((group) => group.channels).find(({ elsewhere }) => elsewhere === undefined) ?? null;
