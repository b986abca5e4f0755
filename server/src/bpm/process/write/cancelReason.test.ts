import { expect, it } from 'vitest';
import { cancelReason } from './cancelReason.ts';

it.each([
  ['MI_END', '系统自动取消，原因：多任务审批已经满足条件，无需审批'],
  ['boundary event (timer)', '系统自动取消，原因：任务已超时，或被事件中断'],
  ['event subprocess(start)', '系统自动取消，原因：流程被事件中断'],
  ['terminate end event (end)', '系统自动取消，原因：流程已经结束'],
  ['Change activity to lead', '系统自动取消，原因：流程已转到其他环节'],
  ['主动取消任务，原因：计划有变', '主动取消任务，原因：计划有变'],
  [null, null],
])('%s reads %s', (reason, words) => expect(cancelReason(reason)).toBe(words));
