import { useDictEntry } from '@zhilv/platform';
import { channelOf } from './channels.ts';

export interface ChannelNameProps {
  code: string;
}

/** The name of a channel, as the dictionary has it; that of ours where it has none. */
export function ChannelName({ code }: ChannelNameProps) {
  const entry = useDictEntry('pay_channel_code', code);
  return <>{entry?.label ?? channelOf(code).name}</>;
}
