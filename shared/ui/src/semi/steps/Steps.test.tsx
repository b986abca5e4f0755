import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { Steps } from './Steps.tsx';

const steps = [
  { key: 'fill', title: '填写申请' },
  { key: 'check', title: '部门审批' },
  { key: 'pay', title: '财务打款' },
];

const draw = (failed: boolean) => {
  const part = renderPart(<Steps label="报销" steps={steps} current={1} failed={failed} />);
  return within(part.getByRole('list', { name: '报销' })).getAllByRole('listitem');
};

it('is a list with a name, of items that are no stop of the keyboard', () => {
  const items = draw(false);

  expect(items.map((item) => item.textContent.replaceAll(/[\d\s]/g, ''))).toEqual(['填写申请', '部门审批', '财务打款']);
  expect(items.map((item) => item.getAttribute('tabindex'))).toEqual([null, null, null]);
});

it('says of one step that it is under way', () => {
  expect(draw(false).map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

it.each([
  [false, ['已完成', '进行中', '未开始']],
  [true, ['已完成', '失败', '未开始']],
])('says in words how far each step has come, where one failed: %s', (failed, words) => {
  const marks = draw(failed).map((item) => within(item).getAllByRole('img'));

  expect(marks.map((found) => found.map((mark) => mark.getAttribute('aria-label')))).toEqual(words.map((word) => [word]));
});
