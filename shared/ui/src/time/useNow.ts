import { useSyncExternalStore } from 'react';

/** The smallest step that people are told of is a minute. */
const PERIOD_MS = 30_000;

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Gives the time in epoch ms, and renders again as it goes on. One timer serves all, and rests while the document is hidden. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read);

function read(): number {
  // Without listeners nothing has kept the time.
  if (listeners.size === 0 && Date.now() - now > PERIOD_MS) now = Date.now();
  return now;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', follow);
  listeners.add(listener);
  if (timer === undefined) follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    rest();
  };
}

function follow(): void {
  rest();
  if (document.visibilityState === 'hidden') return;
  timer = setInterval(tick, PERIOD_MS);
  tick();
}

function rest(): void {
  clearInterval(timer);
  timer = undefined;
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
