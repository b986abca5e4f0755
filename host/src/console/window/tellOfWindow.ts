import type { createStore } from 'jotai';
import { openWindowAtom } from './openWindow.ts';
import { openWindowChannel, type WindowChannel, type WindowMessage } from './windowChannel.ts';

/** Tells other windows what this one has open, when one of them asks, and from then on whenever it changes. */
export function tellOfWindow(store: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>): void {
  let channel: WindowChannel | null = null;
  let isAsked = false;
  const tell = (): void => channel?.say({ kind: 'open', window: store.get(openWindowAtom) });
  const hear = (message: unknown): void => {
    // The message may be anything, for it is only compared.
    if ((message as WindowMessage | null)?.kind !== 'ask') return;
    isAsked = true;
    tell();
  };

  channel = openWindowChannel(hear);
  store.sub(openWindowAtom, () => isAsked && tell());
  // An open channel would keep the browser from keeping the document.
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
