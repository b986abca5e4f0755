import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { area } from './area.tsx';

it('finds a district by its name, gives its code, and shows where it lies', async () => {
  await renderPage({ Component: () => null }, '/none');
  const part = renderInput(area('所在地区'));
  const field = part.getByRole('combobox', { name: '所在地区' });

  await part.user.click(field);
  await part.user.type(await part.findByPlaceholderText('搜索'), '拱墅区');
  const found = await part.findAllByRole('treeitem', { name: /^拱墅区/ });
  await part.user.click(found.at(-1) ?? field);

  expect(part.value()).toBe(330105);
  expect(field.textContent).toBe('浙江省 杭州市 拱墅区');
});

it('takes no province for a district, and shows a stored code by its names', async () => {
  await renderPage({ Component: () => null }, '/none');
  const place = area('所在地区');
  await place.prepare?.();
  const part = renderInput(place, { value: 110101 });
  const field = part.getByRole('combobox', { name: '所在地区' });
  expect(field.textContent).toBe('北京 北京市 东城区');

  await part.user.click(field);
  await part.user.click(await part.findByRole('treeitem', { name: '天津' }));

  expect(part.given()).toEqual([]);
});
