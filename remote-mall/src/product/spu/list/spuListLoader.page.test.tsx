import { spu } from '@zhilv/contract/mall';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { spuListLoader } from './spuListLoader.ts';

/** Loads the list at an address, in the session of a page. */
async function load(query = '') {
  await renderPage({ Component: () => null }, '/none');
  const request = new Request(`http://localhost/mall/product/spu${query}`);
  return spuListLoader({ request, params: {}, context: {} } as never); // The loader reads these two alone.
}

it('asks for the page and for the counts at once', async () => {
  const pages = new PageCalls(spu.page);
  const counts = new PageCalls(spu.getCount);
  const tell = pages.hold();

  const loading = load('?tabType=2');
  await expect.poll(() => counts.sent).toHaveLength(1);
  tell();

  const { rows, counts: told } = await loading;
  expect(told?.[2]).toBe(rows.length);
});

it('gives the list without counts where the back end cannot tell them', async () => {
  new PageCalls(spu.getCount).refuse(500, '系统异常');

  const { rows, counts, failure } = await load();

  expect(counts).toBeNull();
  expect(failure).toBeNull();
  expect(rows.length).toBeGreaterThan(0);
});

it('gives the counts beside a list that failed', async () => {
  new PageCalls(spu.page).fail(503);

  const { counts, failure } = await load();

  expect(failure).not.toBeNull();
  expect(counts?.[4]).toBeGreaterThan(0);
});
