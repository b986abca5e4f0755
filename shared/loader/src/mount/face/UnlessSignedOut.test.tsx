// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { UnlessSignedOut } from './UnlessSignedOut.tsx';

let phase: 'started' | 'ended';
const listeners = new Set<() => void>();
const session = {
  read: () => ({ phase }),
  subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
};
const write = (next: typeof phase) =>
  act(async () => {
    phase = next;
    for (const listener of listeners) listener();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  phase = 'started';
});
afterEach(() => vi.unstubAllGlobals());

/** Shows a form in a shadow root, with the focus in it. */
async function open() {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const elsewhere = document.createElement('input');
  document.body.replaceChildren(host, elsewhere);
  const root = createRoot(shadow);
  onTestFinished(() => act(async () => root.unmount()));
  const resume = () => write('started');
  await act(async () =>
    root.render(
      <UnlessSignedOut session={session} onCover={() => {}} resume={resume}>
        <input />
      </UnlessSignedOut>,
    ),
  );
  const input = shadow.querySelector('input');
  input?.focus();
  return { shadow, input, elsewhere };
}

it('gives the focus back to what had it when the session ended', async () => {
  const { shadow, input } = await open();
  await write('ended');
  const button = shadow.querySelector('button');
  button?.focus();
  await act(async () => button?.click());

  expect(shadow.activeElement).toBe(input);
});

it('leaves the focus where the page has it meanwhile', async () => {
  const { elsewhere } = await open();
  await write('ended');
  elsewhere.focus();
  await write('started');

  expect(document.activeElement).toBe(elsewhere);
});
