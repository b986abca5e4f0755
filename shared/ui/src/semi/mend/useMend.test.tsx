import { renderPart } from '@zhilv/testing/page/render-part';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useMend } from './useMend.ts';
import { write } from './write.ts';

function Mended({ onMend }: { onMend: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useMend(root, (element) => {
    onMend();
    write(element, 'span', { role: null, 'aria-label': '关闭' });
  });
  return (
    <div ref={root} data-testid="root">
      <span role="img" aria-label="close" />
    </div>
  );
}

function draw() {
  const onMend = vi.fn();
  const part = renderPart(<Mended onMend={onMend} />);
  const place = part.getByTestId('root');
  return { part, place, mark: place.querySelector('span'), onMend };
}

it('mends what is drawn, and what the component draws or changes later', async () => {
  const { mark } = draw();
  expect(mark?.getAttribute('aria-label')).toBe('关闭');

  mark?.setAttribute('aria-label', 'close');
  const later = document.createElement('span');
  mark?.after(later);

  await expect.poll(() => later.getAttribute('aria-label')).toBe('关闭');
  expect(mark?.getAttribute('aria-label')).toBe('关闭');
});

it('is not called by what it writes itself, nor by styles', async () => {
  const { mark, onMend } = draw();
  expect(onMend).toHaveBeenCalledTimes(1);

  mark?.setAttribute('style', 'left: 1px');
  await new Promise((resolve) => setTimeout(resolve));

  expect(onMend).toHaveBeenCalledTimes(1);
});

it('leaves nothing that listens once it is gone', async () => {
  const { part, place, onMend } = draw();

  part.end();
  place.append(document.createElement('span'));
  await new Promise((resolve) => setTimeout(resolve));

  expect(onMend).toHaveBeenCalledTimes(1);
});
