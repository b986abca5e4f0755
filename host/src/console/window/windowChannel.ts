import type { OpenWindow } from './openWindow.ts';

/** The name of the channel between the windows of one browser. */
const NAME = 'zhilv.windows';

/** A message between windows: a window asks what the others have open (`ask`), has this open (`open`), has closed (`closed`). */
export type WindowMessage =
  | { readonly kind: 'ask' }
  | { readonly kind: 'open'; readonly window: OpenWindow }
  | { readonly kind: 'closed'; readonly id: string };

export interface WindowChannel {
  readonly say: (message: WindowMessage) => void;
  readonly close: () => void;
}

/** @param hear gets the messages of other windows, which may run an older or newer console */
export function openWindowChannel(hear: (message: unknown) => void): WindowChannel {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => hear(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    say: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
