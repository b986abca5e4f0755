import { config } from '@zhilv/contract/infra';
import { dictData, dictType } from '@zhilv/contract/system';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftResolver, numberLimits, requiredFields } from './draftRules.ts';

const OPTIONS = { fields: {}, shouldUseNativeValidation: undefined };

const labels = { name: '字典名称', type: '字典类型', status: '状态', remark: '备注' };
const resolve = async (values: Record<string, unknown>) => {
  const { errors } = await draftResolver(dictType.create.input, labels)(values, undefined, OPTIONS);
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

  it('say of a value without words of the contract’s that it is wrong', async () => {
    expect(await resolve({ name: '性别', type: 'sex', status: 7 })).toEqual({ status: '状态填写不正确' });
  });

  it('leave to the back end what the form does not show', async () => {
    const { errors } = await draftResolver(dictData.create.input, { label: '字典标签' })({ label: '男' }, undefined, OPTIONS);

    expect(errors).toEqual({});
  });

  it('know which fields have to be filled in: not those that may be empty', () => {
    expect([...requiredFields(dictType.create.input, { name: '', type: '', status: null, remark: '' })]).toEqual([
      'name',
      'type',
      'status',
    ]);
    expect([
      ...requiredFields(config.create.input, { category: '', name: '', key: '', value: '', visible: false, remark: '' }),
    ]).toEqual(['category', 'name', 'key', 'value']);
  });

  it('know what they leave of the numbers', () => {
    const draft = z.object({
      sort: z.int32(),
      discount: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
      count: z._default(z.int().check(z.minimum(1)), 1),
      name: z.string(),
    });

    expect(numberLimits(draft, 'sort')).toEqual({ whole: true });
    expect(numberLimits(draft, 'discount')).toEqual({ minimum: 0, maximum: 100, whole: false });
    expect(numberLimits(draft, 'count')).toEqual({ minimum: 1, whole: true });
    expect(numberLimits(draft, 'name')).toBeUndefined();
    expect(numberLimits(draft, 'none')).toBeUndefined();
    expect(numberLimits(dictData.create.input, 'sort')).toEqual({ whole: true });
  });
});
