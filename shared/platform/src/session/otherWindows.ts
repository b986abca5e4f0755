const NAME = 'zhilv.session';

let channel: BroadcastChannel | null = null;

/**
 * Calls `follow` whenever the stored session may have changed in another window: when that one says so, when storage does, and when this
 * one is shown again, for a window that a browser keeps asleep is told nothing.
 */
export function listenToOtherWindows(events: Pick<EventTarget, 'addEventListener'>, follow: () => void): void {
  for (const type of ['storage', 'pageshow', 'focus']) events.addEventListener(type, follow);
  channel?.close();
  // Safari has it since 15.4; without it storage tells.
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  channel?.addEventListener('message', follow);
}

/** Tells other windows to look at the stored session. What a message says is of no account, for they read storage. */
export function tellOtherWindows(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is one origin's, and takes no other argument
  channel?.postMessage('changed');
}
