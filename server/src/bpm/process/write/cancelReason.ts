/**
 * Says for people why a task was taken away. The interpreter gives the reasons that engines give, and those that somebody gave as they
 * are.
 */
export function cancelReason(reason: string | null): string | null {
  const words = WORDS.find(([pattern]) => reason !== null && pattern.test(reason))?.[1];
  return words === undefined ? reason : cancelledBySystem(words);
}

export const cancelledBySystem = (why: string): string => `系统自动取消，原因：${why}`;

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^MI_END$/, '多任务审批已经满足条件，无需审批'],
  [/^boundary event \(/, '任务已超时，或被事件中断'],
  [/^event subprocess\(/, '流程被事件中断'],
  [/^terminate end event \(/, '流程已经结束'],
  [/^Change (parent )?activity to /, '流程已转到其他环节'],
  [/^Delete MI execution$/, '已从多任务审批中移除'],
];
