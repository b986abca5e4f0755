import type { createStore } from 'jotai';
import { openWindowAtom } from './openWindow.ts';
import { openWindowChannel, type WindowChannel, type WindowMessage } from './windowChannel.ts';

/** Tells the other windows what this one has open: once when one of them asks, and from then on at each change. */
export function tellOfWindow(store: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>): void {
  let channel: WindowChannel | null = null;
  let isAsked = false;
  const tell = (): void => channel?.say({ kind: 'open', window: store.get(openWindowAtom) });
  const hear = (message: unknown): void => {
    // The message may be anything: its kind is only compared.
    if ((message as WindowMessage | null)?.kind !== 'ask') return;
    isAsked = true;
    tell();
  };

  channel = openWindowChannel(hear);
  store.sub(openWindowAtom, () => isAsked && tell());
  // A document with an open channel is not kept in the browser's back/forward cache.
  window.addEventListener('pagehide', () => {
    if (isAsked) channel?.say({ kind: 'closed', id: store.get(openWindowAtom).id });
    channel?.close();
    channel = null;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    channel = openWindowChannel(hear);
    if (isAsked) tell();
  });
}
