import type { OpenWindow } from './openWindow.ts';

/** Where the windows of one browser speak with each other. */
const NAME = 'zhilv.windows';

/** Somebody wants to know what is open (`ask`); what a window has open (`open`), and that it has closed (`closed`). */
export type WindowMessage =
  | { readonly kind: 'ask' }
  | { readonly kind: 'open'; readonly window: OpenWindow }
  | { readonly kind: 'closed'; readonly id: string };

export interface WindowChannel {
  readonly say: (message: WindowMessage) => void;
  readonly close: () => void;
}

/** @param hear gets what others say, who may be of an older or newer console */
export function openWindowChannel(hear: (message: unknown) => void): WindowChannel {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => hear(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    say: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
