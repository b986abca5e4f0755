import { session } from '@zhilv/platform';
import { renderPage } from '@zhilv/testing/page/render-page';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { DictTag } from './DictTag.tsx';

it('keeps the place of a label that is still to come, and shows the value when no dictionary has it', async () => {
  await renderPage({ Component: () => null }, '/none');
  window.localStorage.removeItem('zhilv.dictionaries');
  await session.start();

  const part = renderPart(<DictTag type="place_kind" value="山" />);
  expect(part.getByRole('img', { name: '正在加载' })).toBeDefined();

  expect(await part.findByText('山')).toBeDefined();
  expect(part.queryByRole('img')).toBeNull();
});
