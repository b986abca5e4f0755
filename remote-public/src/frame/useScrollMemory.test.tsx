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

afterEach(() => vi.unstubAllGlobals());

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

it('is where it was left when the document is loaded again', async () => {
  renderPublic(<Page />, { at: '/home' });
  await expect.poll(() => history.scrollRestoration).toBe('manual');
  scrollBy(320);
  dispatchEvent(new Event('pagehide'));

  renderPublic(<Page />, { at: '/home' });

  expect(scrolled.mock.lastCall).toEqual([0, 320]);
});
