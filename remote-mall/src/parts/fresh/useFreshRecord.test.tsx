import { changes } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { useFreshRecord } from './useFreshRecord.ts';

const TOPICS = ['/trade/order/page', '/trade/after-sale/page'];

/** A page whose loader is counted. */
async function start() {
  const loader = vi.fn<() => null>(() => null);
  const Page = () => {
    const tell = useFreshRecord(TOPICS);
    return (
      <button type="button" onClick={() => void tell()}>
        发货
      </button>
    );
  };
  const router = createMemoryRouter([{ path: '/', loader, Component: Page }]);
  const part = renderPart(<RouterProvider router={router} />, { router: false });
  await part.findByRole('button');
  return { ...part, loads: () => loader.mock.calls.length };
}

it('loads the page anew when another page has changed what it shows, and not for anything else', async () => {
  const page = await start();

  changes.announce('/system/user/page');
  expect(page.loads()).toBe(1);
  changes.announce('/trade/after-sale/page');

  await expect.poll(page.loads).toBe(2);
});

it('tells others of a change of its own, and loads once for it', async () => {
  const page = await start();
  const before = TOPICS.map((topic) => changes.revision(topic));

  await page.user.click(page.getByRole('button'));

  await expect.poll(page.loads).toBe(2);
  expect(TOPICS.map((topic) => changes.revision(topic))).toEqual(before.map((revision) => revision + 1));
});
