import { renderPart } from '@zhilv/testing/page/render-part';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useRowWindow } from './useRowWindow.ts';

/** Shows which of its rows are drawn; without rows it has no box. */
function Rows({ count }: { count: number }) {
  const box = useRef<HTMLDivElement>(null);
  const { begin, end } = useRowWindow(box, count, 30);
  if (count === 0) return null;
  return (
    <div ref={box} data-testid="box">
      {begin}–{end}
    </div>
  );
}

const scroll = (box: HTMLElement, top: number): void => {
  box.scrollTop = top;
  box.dispatchEvent(new Event('scroll'));
};

it('follows the box as it is scrolled, also the one that came after there were no rows', async () => {
  const part = renderPart(<Rows count={2000} />);
  expect(part.getByTestId('box').textContent).toBe('0–28');
  scroll(part.getByTestId('box'), 3000);
  await expect.poll(() => part.getByTestId('box').textContent).toBe('92–128');

  part.show(<Rows count={0} />);
  part.show(<Rows count={2000} />);
  scroll(part.getByTestId('box'), 6000);

  await expect.poll(() => part.getByTestId('box').textContent).toBe('192–228');
});
