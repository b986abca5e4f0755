import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { longText } from './longText.tsx';

const row = { id: 1 };
const remark = longText('备注');

it('lets the keyboard reach a text that its column cuts, and only such a text', () => {
  const part = renderPart(remark.show('一二三四五六七八九', row));
  expect(part.getByText('一二三四五六七八九').tabIndex).toBe(0);
  expect(part.getByTitle('一二三四五六七八九')).toBeTruthy();

  part.show(remark.show('一二三四五六七八', row));
  expect(part.getByText('一二三四五六七八').tabIndex).toBe(-1);
});

it('shows nothing at all as absent', () => {
  expect(renderPart(remark.show('', row)).getByLabelText('无')).toBeTruthy();
});

it('takes several lines in a form, once the text area is loaded', async () => {
  await remark.prepare?.();
  const part = renderInput(remark);

  await part.user.type(part.getByLabelText('备注'), '第一行{Enter}第二行');

  expect(part.value()).toBe('第一行\n第二行');
});

it('takes one line in a filter bar, whatever is loaded', async () => {
  await remark.prepare?.();
  const part = renderInput(remark, { filtering: true });

  await part.user.type(part.getByLabelText('备注'), '第一行{Enter}');

  expect(part.value()).toBe('第一行');
});
