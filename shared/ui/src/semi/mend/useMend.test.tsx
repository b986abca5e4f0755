// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useMend } from './useMend.ts';
import { write } from './write.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Mended({ onMend }: { onMend: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useMend(root, (element) => {
    onMend();
    write(element, 'span', { role: null, 'aria-label': '关闭' });
  });
  return (
    <div ref={root}>
      <span role="img" aria-label="close" />
    </div>
  );
}

async function draw() {
  const onMend = vi.fn();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(<Mended onMend={onMend} />));
  return { place, root, onMend };
}

it('mends what is drawn, and what the component draws or changes later', async () => {
  const { place } = await draw();
  const mark = place.querySelector('span');
  expect(mark?.getAttribute('aria-label')).toBe('关闭');

  mark?.setAttribute('aria-label', 'close');
  const later = document.createElement('span');
  mark?.after(later);

  await vi.waitFor(() => expect(later.getAttribute('aria-label')).toBe('关闭'));
  expect(mark?.getAttribute('aria-label')).toBe('关闭');
});

it('is not called by what it writes itself, nor by styles', async () => {
  const { place, onMend } = await draw();
  await vi.waitFor(() => expect(onMend).toHaveBeenCalledTimes(1));

  place.querySelector('span')?.setAttribute('style', 'left: 1px');
  await new Promise((resolve) => setTimeout(resolve));

  expect(onMend).toHaveBeenCalledTimes(1);
});

it('leaves nothing that listens once it is gone', async () => {
  const { place, root, onMend } = await draw();
  const kept = place.firstElementChild;

  await act(async () => root.unmount());
  kept?.append(document.createElement('span'));
  await new Promise((resolve) => setTimeout(resolve));

  expect(onMend).toHaveBeenCalledTimes(1);
});
