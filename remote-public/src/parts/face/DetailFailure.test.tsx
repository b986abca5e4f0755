import { renderPublic } from '@zhilv/testing/public/render-public';
import { data } from 'react-router';
import { expect, it } from 'vitest';
import { DetailFailure } from './DetailFailure.tsx';

const failed = (failure: unknown) =>
  renderPublic(<DetailFailure list={{ title: '查看全部新闻', address: '/news-list' }} />, { at: '/news-detail?id=9', failure });

/** Makes an error as the router passes it on when a loader threw a response. */
const thrown = (status: number) => {
  const { init } = data(null, { status });
  return { status: init?.status, statusText: '', internal: false, data: null };
};

it('says of a text that is not there where to find others', async () => {
  const page = failed(thrown(404));

  expect(page.getByRole('heading').textContent).toBe('没有找到这篇内容');
  expect(page.queryByRole('button')).toBeNull();
  await page.user.click(page.getByRole('link', { name: /查看全部新闻/ }));
  expect(page.address()).toBe('/news-list');
});

it.each([
  ['a broken answer', new Error('answered with status 503')],
  ['another status', thrown(500)],
  ['no network', new TypeError('Failed to fetch')],
])('offers another try after %s, at the same address', async (_, failure) => {
  const page = failed(failure);
  expect(page.getByRole('heading').textContent).toBe('内容加载失败');

  await page.user.click(page.getByRole('button', { name: '重试' }));

  await expect.poll(() => page.loads()).toBe(1);
  expect(page.address()).toBe('/news-detail?id=9');
});

it('draws a broken bridge only where the server cannot be reached', () => {
  const drawn = (failure: unknown) =>
    failed(failure)
      .element.querySelector('svg')
      ?.innerHTML.replaceAll(/_r_\w+_/g, '');

  expect(drawn(new TypeError('Failed to fetch'))).not.toBe(drawn(new Error('answered with status 503')));
});
