import { describe, expect, it } from 'vitest';
import { dictionaries } from './dictionaries.ts';
import { dictionaryFallback } from './dictionaryFallback.ts';

describe('the known dictionaries', () => {
  it('have types and ids of their own', () => {
    expect(new Set(dictionaries.map(({ type }) => type)).size).toBe(dictionaries.length);
    expect(new Set(dictionaries.map(({ id }) => id)).size).toBe(dictionaries.length);
  });

  it.each(dictionaries.map(({ type, entries }) => [type, entries] as const))('name each value of %s once', (_, entries) => {
    expect(new Set(entries.map(([value]) => value)).size).toBe(entries.length);
    expect(entries.length).toBeLessThanOrEqual(50);
  });
});

it.each([
  ['promotion_coupon_template_validity_type', '优惠券模板的有限期类型'],
  ['promotion_coupon_status', '优惠券的状态'],
  ['promotion_coupon_take_type', '优惠券的领取方式'],
  ['promotion_banner_position', '横幅位置'],
])('the dictionary %s is called %s', (type, name) => {
  expect(dictionaries.find((one) => one.type === type)?.name).toBe(name);
});

describe('dictionaryFallback', () => {
  it('knows the results that older back ends leave out of their dictionary', () => {
    expect(dictionaryFallback('bpm_process_instance_result', '5')).toEqual({
      dictType: 'bpm_process_instance_result',
      value: '5',
      label: '驳回',
      colorType: 'warning',
      cssClass: '',
    });
  });

  it('says null for a type or value nobody knows', () => {
    expect(dictionaryFallback('bpm_process_instance_result', '77')).toBeNull();
    expect(dictionaryFallback('no_such_type', '1')).toBeNull();
  });
});
