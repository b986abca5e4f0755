import { expect, it } from 'vitest';
import { changeOf, type Details, differences, faultsOf, follow } from './details.ts';

const details: Details = { nickname: '小张', mobile: '', email: '', sex: null };

it('finds the details in which two accounts differ', () => {
  expect(differences(details, { ...details })).toEqual([]);
  expect(differences(details, { ...details, sex: 1, email: 'a@example.com' })).toEqual(['email', 'sex']);
});

it('sends the named details alone, empty ones too, and no sex that was taken back', () => {
  expect(changeOf(details, ['nickname', 'mobile', 'sex'])).toEqual({ nickname: '小张', mobile: '' });
  expect(changeOf({ ...details, sex: 0 }, ['sex'])).toEqual({ sex: 0 });
});

it('finds nothing wrong with an account that has only a name', () => {
  expect(faultsOf(details)).toEqual({});
});

it.each([
  [{ nickname: '' }, { nickname: '用户昵称不能为空' }],
  [{ mobile: '1391111222' }, { mobile: '手机号长度必须 11 位' }],
  [{ email: `${'a'.repeat(50)}@example.com` }, { email: '邮箱长度不能超过 50 个字符' }],
  [{ email: 'zhang@' }, { email: '邮箱格式不正确' }],
])('finds what is wrong with %j', (typed, faults) => {
  expect(faultsOf({ ...details, ...typed })).toEqual(faults);
});

it('follows what somebody else changes, but for what is being typed', () => {
  const typed = { ...details, nickname: '我' };
  const stored = { ...details, nickname: '他', email: 'a@example.com' };

  expect(follow({ typed, opened: details }, stored)).toEqual({
    typed: { ...stored, nickname: '我' },
    opened: { ...stored, nickname: '小张' },
  });
});

it('is done with what was stored as it was typed', () => {
  const typed = { ...details, nickname: '我' };

  expect(follow({ typed, opened: details }, typed)).toEqual({ typed, opened: typed });
});
