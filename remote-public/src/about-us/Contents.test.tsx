import { renderPublic } from '@zhilv/testing/public/render-public';
import { afterEach, expect, it, vi } from 'vitest';
import { Contents } from './Contents.tsx';

afterEach(() => vi.unstubAllGlobals());

const parts = [
  { anchor: 'introduction', title: '公司简介' },
  { anchor: 'contact', title: '联系我们' },
];

it('marks the part that is being read, and before any is read the first one', async () => {
  let tell: (anchor: string, isIntersecting: boolean) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly object[]) => void) {
        tell = (anchor, isIntersecting) => seen([{ target: { id: anchor }, isIntersecting }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const page = renderPublic(<Contents parts={parts} />);
  const marked = () => page.element.querySelector('[aria-current="location"]')?.textContent;
  expect(marked()).toBe('公司简介');

  tell('contact', true);
  await expect.poll(marked).toBe('联系我们');

  tell('contact', false);
  await expect.poll(marked).toBe('联系我们');
});
