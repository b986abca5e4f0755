import { useDictEntry } from '@zhilv/platform';
import { channelOf } from './channels.ts';

/** Gives the name of a channel, as the dictionary has it, and ours where it has none. */
export const useChannelName = (code: string): string => useDictEntry('pay_channel_code', code)?.label ?? channelOf(code).name;
