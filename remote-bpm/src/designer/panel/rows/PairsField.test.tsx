import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PairsField } from './PairsField.tsx';

type Pair = Readonly<Record<'id' | 'name', string>>;

it('adds, changes and removes pairs', async () => {
  let latest: readonly Pair[] = [];
  function Values() {
    const [value, setValue] = useState<readonly Pair[]>([{ id: 'annual', name: '年假' }]);
    latest = value;
    const write = (given: readonly Pair[]) => {
      setValue(given);
      return given;
    };
    const field = { name: 'values', value, notes: [], disabled: false, pending: null, write };
    return (
      <PairsField
        label="枚举值"
        noun="枚举值"
        field={field}
        parts={[
          ['id', '编号'],
          ['name', '名称'],
        ]}
      />
    );
  }
  const part = renderPart(<Values />);

  await part.user.click(part.getByRole('button', { name: '添加枚举值' }));
  await part.user.type(part.getByRole('textbox', { name: '第 2 个枚举值的编号' }), 'sick');
  await part.user.type(part.getByRole('textbox', { name: '第 2 个枚举值的名称' }), '病假');
  await part.user.click(part.getByRole('button', { name: '移除第 1 个枚举值' }));

  expect(latest).toEqual([{ id: 'sick', name: '病假' }]);
});
