import { renderPart } from '@zhilv/testing/page/render-part';
import { Activity } from 'react';
import { expect, it } from 'vitest';
import { useGone } from './useGone.ts';

const start = () => {
  let gone = new AbortController().signal;
  const Caller = () => {
    gone = useGone();
    return null;
  };
  const part = renderPart(<Caller />);
  return { ...part, Caller, gone: () => gone };
};

it('aborts when its page has ended', async () => {
  const part = start();
  expect(part.gone().aborted).toBe(false);

  part.end();

  await expect.poll(() => part.gone().aborted).toBe(true);
});

it('aborts when its component has gone', async () => {
  const part = start();

  part.show(null);

  await expect.poll(() => part.gone().aborted).toBe(true);
});

it('goes on while its tab is hidden', async () => {
  const part = start();
  part.show(
    <Activity mode="visible">
      <part.Caller />
    </Activity>,
  );
  const signal = part.gone();

  part.show(
    <Activity mode="hidden">
      <part.Caller />
    </Activity>,
  );
  await new Promise((resolve) => setTimeout(resolve));

  expect(signal.aborted).toBe(false);
});
