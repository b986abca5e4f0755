import { expect, it } from 'vitest';
import { translate } from './translate.ts';

it('says a known text in Chinese, with what it leaves open filled in', () => {
  expect(translate('Create task')).toBe('添加任务');
  expect(translate('Open {element}', { element: '审批' })).toBe('打开「审批」');
});

it('keeps an open place that nothing fills, and a text that it does not know', () => {
  expect(translate('Open {element}')).toBe('打开「{element}」');
  expect(translate('Something {new}', { new: 'else' })).toBe('Something else');
});
