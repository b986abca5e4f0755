import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { scrollToTop } from './scrollToTop.ts';

/** A page in a box that scrolls: happy-dom lays nothing out, so heights are given. */
function scrolled(): { readonly inner: HTMLElement; readonly box: HTMLElement } {
  const part = renderPart(
    <div data-testid="box" style={{ overflowY: 'auto' }}>
      <p>行</p>
    </div>,
  );
  const box = part.getByTestId('box');
  Object.defineProperties(box, { scrollHeight: { value: 2000 }, clientHeight: { value: 500 } });
  box.scrollTop = 1000;
  return { inner: part.getByText('行'), box };
}

const motion = (reduced: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: reduced, media: query }) as MediaQueryList);

it('scrolls the nearest box that scrolls to its top', async () => {
  using _ = motion(false);
  const { inner, box } = scrolled();

  scrollToTop(inner);

  await expect.poll(() => box.scrollTop).toBe(0);
});

it('takes one frame for users who want less motion', async () => {
  using _ = motion(true);
  const { inner, box } = scrolled();

  scrollToTop(inner);
  await new Promise((resolve) => requestAnimationFrame(resolve));

  expect(box.scrollTop).toBe(0);
});

it('gives way to a user who scrolls meanwhile', async () => {
  using _ = motion(false);
  const { inner, box } = scrolled();

  scrollToTop(inner);
  await expect.poll(() => box.scrollTop).toBeLessThan(1000);
  box.scrollTop = 900;
  for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));

  expect(box.scrollTop).toBe(900);
});
