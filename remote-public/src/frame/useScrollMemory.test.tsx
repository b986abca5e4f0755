import { renderPublic } from '@zhilv/testing/public/render-public';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollMemory } from './useScrollMemory.ts';

const scrolled = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  sessionStorage.clear();
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Scrolls as the visitor would. */
function scrollBy(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

function Page() {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useScrollMemory(main);
  return (
    <main ref={main} tabIndex={-1}>
      <Link to="/news-list">新闻</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        返回
      </button>
    </main>
  );
}

it('starts another page at its top, with the keyboard in it', async () => {
  const page = renderPublic(<Page />, { at: '/home' });
  await expect.poll(() => history.scrollRestoration).toBe('manual');

  await page.user.click(page.getByRole('link', { name: '新闻' }));

  await expect.poll(() => scrolled.mock.lastCall).toEqual([0, 0]);
  expect(document.activeElement).toBe(page.getByRole('main'));
});

it('goes back to where the page was left', async () => {
  const page = renderPublic(<Page />, { at: '/home' });
  await expect.poll(() => history.scrollRestoration).toBe('manual');
  scrollBy(640);
  await page.user.click(page.getByRole('link', { name: '新闻' }));
  // A browser scrolls the next page once that shows.
  await expect.poll(() => scrolled.mock.lastCall).toEqual([0, 0]);
  scrollBy(0);

  await page.user.click(page.getByRole('button', { name: '返回' }));

  await expect.poll(() => scrolled.mock.lastCall).toEqual([0, 640]);
});

it('starts at the top where what is kept makes no sense, and names nothing by a broken address', () => {
  sessionStorage.setItem('zhilv.scroll', '{');

  renderPublic(<Page />, { at: '/home#%E0%A4%A' });

  expect(scrolled).not.toHaveBeenCalled();
});

/** Tells how the browser came to the document. */
const arriveBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);

const leaveAt = async (top: number) => {
  renderPublic(<Page />, { at: '/home' });
  await expect.poll(() => history.scrollRestoration).toBe('manual');
  scrollBy(top);
  dispatchEvent(new Event('pagehide'));
  scrolled.mockClear();
};

it.each(['reload', 'back_forward'])('is where it was left when the document comes again by %s', async (type) => {
  await leaveAt(320);
  arriveBy(type);

  renderPublic(<Page />, { at: '/home' });

  expect(scrolled.mock.lastCall).toEqual([0, 320]);
});

it('is at its top when the document is a new one at an address that was left before', async () => {
  await leaveAt(320);
  arriveBy('navigate');

  const page = renderPublic(<Page />, { at: '/home' });
  expect(scrolled).not.toHaveBeenCalled();

  await page.user.click(page.getByRole('link', { name: '新闻' }));
  await expect.poll(() => scrolled.mock.lastCall).toEqual([0, 0]);
  scrolled.mockClear();
  await page.user.click(page.getByRole('button', { name: '返回' }));
  await expect.poll(() => scrolled.mock.lastCall).toEqual([0, 0]);
});
