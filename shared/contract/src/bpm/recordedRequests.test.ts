import { hasRecordedAnswers, type RecordedAnswer, recordedAnswers } from '@zhilv/testing/contract/recorded-answers';
import { describe, expect, it } from 'vitest';
import { declaredOperations } from '../declaredOperations.ts';
import type { Operation } from '../wire/endpoint.ts';

/** What a real back end takes, or refuses without words, and ours does not (docs/protocol/README.md §12). */
const OURS: Readonly<Record<string, string>> = {
  'bpm/008-form-create-field-not-json': '表单项应为 JSON 对象',
  'bpm/055-rule-create-bad-type': '规则类型必须是 [10, 20, 21, 22, 30, 40, 50]',
  'bpm/095-model-state-bad-value': '状态必须是 [1, 2]',
  'bpm/186-task-add-sign-bad-type': '加签类型必须是 [before, after]',
  'bpm/243-leave-create-missing-startTime': '开始时间不能为空',
  'bpm/244-leave-create-missing-endTime': '结束时间不能为空',
  'bpm/245-leave-create-missing-type': '请假类型不能为空',
  'bpm/246-leave-create-missing-reason': '原因不能为空',
  'bpm/247-leave-create-times-as-text': '开始时间不正确',
  'bpm/248-leave-create-times-as-numeric-text': '开始时间不正确',
};

const operations = (await declaredOperations()).filter(
  ({ path, inputIn }) => path.startsWith('/bpm/') && inputIn !== 'multipart',
);
const cases = recordedAnswers().flatMap((recorded) => {
  const operation = operations.find(({ method, path }) => recorded.method === method && recorded.path === path);
  return operation === undefined ? [] : [[recorded.name.replace('.json', ''), recorded, operation] as const];
});

describe.skipIf(!hasRecordedAnswers)('a request about processes that was recorded from a real back end', () => {
  it('there are many', () => expect(cases.length).toBeGreaterThan(200));

  it.each(cases)('%s is taken or refused alike', (name, recorded, operation) => {
    expect(refusalOf(operation, recorded)).toBe(OURS[name] ?? recordedRefusal(recorded));
  });
});

function refusalOf({ input, inputIn }: Operation, { query, sent }: RecordedAnswer): string | undefined {
  return input.safeParse(inputIn === 'query' ? query : sent).error?.issues[0]?.message;
}

/** The words about a field that broke a rule. What deploying looks at is in no request. */
function recordedRefusal({ path, body }: RecordedAnswer): string | undefined {
  const refused = body['code'] === 400 && path !== '/bpm/model/deploy';
  return refused ? String(body['msg']).replace('请求参数不正确:', '') : undefined;
}
