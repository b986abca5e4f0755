import { renderPublic } from '@zhilv/testing/public/render-public';
import { afterEach, expect, it, vi } from 'vitest';
import { Contents } from './Contents.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const parts = [
  { anchor: 'introduction', title: '公司简介' },
  { anchor: 'contact', title: '联系我们' },
];

/** Shows the contents of a page whose parts come into view at the test's word. */
function shown() {
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
  const { element } = renderPublic(<Contents parts={parts} />);
  return {
    marked: () => element.querySelector('[aria-current="location"]')?.textContent,
    tell: (anchor: string, isIntersecting: boolean) => tell(anchor, isIntersecting),
  };
}

it('marks the part that is being read, and before any is read the first one', async () => {
  const { marked, tell } = shown();
  expect(marked()).toBe('公司简介');

  tell('contact', true);
  await expect.poll(marked).toBe('联系我们');

  tell('contact', false);
  await expect.poll(marked).toBe('联系我们');
});

it('marks the last part at the end of the page, where it may be too short to come far up', async () => {
  const { marked, tell } = shown();
  tell('introduction', true);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.stubGlobal('innerHeight', 1600);

  vi.stubGlobal('scrollY', 400);
  dispatchEvent(new Event('scroll'));
  await expect.poll(marked).toBe('联系我们');

  vi.stubGlobal('scrollY', 300);
  dispatchEvent(new Event('scroll'));
  await expect.poll(marked).toBe('公司简介');
});
