import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { ChosenProperty } from '../matrix/SkuRow.ts';
import { ChosenProperties } from './ChosenProperties.tsx';

const property = (propertyId: number, propertyName: string, ...names: readonly string[]): ChosenProperty => ({
  propertyId,
  propertyName,
  values: names.map((valueName, at) => ({ valueId: propertyId * 10 + at, valueName })),
});

function open(first: readonly ChosenProperty[]) {
  let shown = first;
  function Held() {
    const [chosen, setChosen] = useState(first);
    shown = chosen;
    return <ChosenProperties chosen={chosen} disabled={false} onChange={setChosen} />;
  }
  const part = renderPart(<Held />);
  const press = (name: string) => part.user.click(part.getByRole('button', { name }));
  return { part, press, names: () => shown.map(({ propertyName }) => propertyName), chosen: () => shown };
}

it('puts properties in another order', async () => {
  const { part, press, names } = open([property(1, '颜色', '红'), property(2, '尺寸', '大'), property(3, '期限', '一日')]);
  expect(part.getByRole('button', { name: '上移规格 颜色' }).hasAttribute('disabled')).toBe(true);
  expect(part.getByRole('button', { name: '下移规格 期限' }).hasAttribute('disabled')).toBe(true);

  await press('上移规格 期限');
  expect(names()).toEqual(['颜色', '期限', '尺寸']);
  await press('下移规格 颜色');
  expect(names()).toEqual(['期限', '颜色', '尺寸']);
});

it('takes away a value, and a property with all of them', async () => {
  const { part, press, chosen } = open([property(1, '颜色', '红', '蓝'), property(2, '尺寸', '大')]);

  await press('移除 红');
  expect(chosen()[0]?.values.map(({ valueName }) => valueName)).toEqual(['蓝']);
  await press('移除 大');
  expect(part.getByText('还没有规格值，暂不生成规格')).toBeTruthy();
  await press('移除规格 尺寸');
  expect(chosen()).toHaveLength(1);
});
