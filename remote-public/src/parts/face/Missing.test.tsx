import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Missing } from './Missing.tsx';

it('says what could not be had, and asks again when the visitor wants it', async () => {
  const page = renderPublic(<Missing what="案例" />);
  expect(page.getByText('案例加载失败，请稍后重试。')).toBeDefined();
  expect(page.loads()).toBe(0);

  await page.user.click(page.getByRole('button', { name: '重试' }));

  await expect.poll(() => page.loads()).toBe(1);
});

it('draws below the words where the list is what the page is about', () => {
  const { element } = renderPublic(<Missing what="新闻" scene={<svg />} />);

  expect(element.querySelector('[data-drawn] svg')).not.toBeNull();
  expect(renderPublic(<Missing what="新闻" />).element.querySelector('[data-drawn]')).toBeNull();
});
