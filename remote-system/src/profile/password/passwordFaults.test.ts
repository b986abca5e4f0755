import { expect, it } from 'vitest';
import { passwordFaults } from './passwordFaults.ts';

const change = { oldPassword: 'before1', newPassword: 'after123', repeated: 'after123' };

it.each([
  [{}, {}],
  [{ oldPassword: '' }, { oldPassword: '旧密码不能为空' }],
  [{ newPassword: '', repeated: '' }, { newPassword: '新密码不能为空' }],
  [{ newPassword: 'abc', repeated: 'abc' }, { newPassword: '密码长度为 4-16 位' }],
  [{ newPassword: 'before1', repeated: 'before1' }, { newPassword: '新密码不能与旧密码相同' }],
  [{ repeated: 'after124' }, { repeated: '两次输入的新密码不一致' }],
])('with %j', (typed, faults) => {
  expect(passwordFaults({ ...change, ...typed })).toEqual(faults);
});
