import { DictTypeDraft } from '@zhilv/contract/system';
import { describe, expect, it } from 'vitest';
import { draftResolver, requiredFields } from './draftRules.ts';

const labels = { name: '字典名称', type: '字典类型', status: '状态', remark: '备注' };
const resolve = async (values: Record<string, unknown>) => {
  const { errors } = await draftResolver(DictTypeDraft, labels)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
};

describe('the rules of a draft', () => {
  it('accept what the contract accepts', async () => {
    expect(await resolve({ name: '用户性别', type: 'system_user_sex', status: 0, remark: '' })).toEqual({});
  });

  it('name each field that is missing, whatever its kind', async () => {
    expect(await resolve({ name: ' ', type: '', status: null, remark: null })).toEqual({
      name: '字典名称不能为空',
      type: '字典类型不能为空',
      status: '状态不能为空',
    });
  });

  it('say the contract’s words for a value that breaks a rule', async () => {
    expect(await resolve({ name: '字'.repeat(101), type: 'a', status: 0 })).toEqual({ name: '字典名称长度不能超过 100 个字符' });
  });

  it('know which fields are required', () => {
    expect([...requiredFields(DictTypeDraft)]).toEqual(['name', 'type', 'status']);
  });
});
