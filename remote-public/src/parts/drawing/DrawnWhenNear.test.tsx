import { renderPublic } from '@zhilv/testing/public/render-public';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawnWhenNear } from './DrawnWhenNear.tsx';

let see: (near: boolean) => void;
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = disconnect;

      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const drawing = (
  <DrawnWhenNear className="place">
    <svg />
  </DrawnWhenNear>
);

it('draws once the visitor comes near, and watches no longer', async () => {
  const { element } = renderPublic(drawing);
  await expect.poll(() => see).toBeDefined();

  see(false);
  expect(element.querySelector('svg')).toBeNull();

  see(true);
  await expect.poll(() => element.querySelector('svg')).not.toBeNull();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('draws on paper what the visitor has not come to', async () => {
  const { element } = renderPublic(drawing);
  await expect.poll(() => see).toBeDefined();

  dispatchEvent(new Event('beforeprint'));
  // The browser takes the page once the event is over.
  await Promise.resolve();
  expect(element.querySelector('svg')).not.toBeNull();

  dispatchEvent(new Event('afterprint'));
  await Promise.resolve();
  expect(element.querySelector('svg')).toBeNull();
});

it('leaves the drawing out of what the server sends, and keeps its place', () => {
  expect(renderToStaticMarkup(drawing)).toBe('<div class="place" aria-hidden="true"></div>');
});
