import type { Id } from '@zhilv/contract';

/** An application, as far as its channels are concerned. */
export interface ChannelOwner {
  readonly id: Id;
  readonly name: string;
  /** The channels that it has, switched on or off, in no order. */
  readonly channelCodes?: readonly string[] | null | undefined;
}
