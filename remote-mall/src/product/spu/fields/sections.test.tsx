import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NO_FAULTS } from '../typed/faultsOf.ts';
import { EMPTY_SPU, type SpuTyped } from '../typed/SpuTyped.ts';
import { CheckGroup } from './CheckGroup.tsx';
import { FurtherSection } from './FurtherSection.tsx';
import { SPU_FIELDS } from './spuFields.ts';
import { SpuField } from './SpuField.tsx';

const actions = { change: () => {}, replace: () => {} };

it('turns each recommendation by itself', async () => {
  let shown: SpuTyped = EMPTY_SPU;
  function Held() {
    const [typed, setTyped] = useState(shown);
    shown = typed;
    return (
      <FurtherSection
        id="x"
        typed={typed}
        faults={NO_FAULTS}
        disabled={false}
        actions={actions}
        onChange={(change) => setTyped({ ...typed, ...change })}
      />
    );
  }
  const part = renderPart(<Held />);

  await part.user.click(part.getByRole('checkbox', { name: '新品' }));
  await part.user.type(part.getByRole('textbox', { name: '虚拟销量' }), '5');

  expect(shown).toMatchObject({ recommendNew: true, recommendHot: false, virtualSalesCount: 5 });
});

it('limits what takes numbers, and no field of text', async () => {
  await SPU_FIELDS.introduction.prepare?.();
  const props = { typed: EMPTY_SPU, faults: NO_FAULTS, disabled: false, actions, onChange: () => {} };
  const part = renderPart(
    <>
      <SpuField {...props} name="introduction" />
      <SpuField {...props} name="name" />
      <SpuField {...props} name="giveIntegral" />
    </>,
  );

  expect(part.getByRole('textbox', { name: '商品简介' }).hasAttribute('limits')).toBe(false);
  expect(part.getByRole('textbox', { name: '商品名称' }).hasAttribute('limits')).toBe(false);
  expect(part.getByRole('textbox', { name: '赠送积分' }).inputMode).toBe('numeric');
});

it('says of a group of choices what is wrong with it', () => {
  const part = renderPart(
    <CheckGroup label="配送方式" fault="配送方式不能为空">
      <label>
        <input type="checkbox" />
        快递
      </label>
    </CheckGroup>,
  );

  const group = part.getByRole('group', { name: '配送方式' });
  expect(group.getAttribute('data-invalid')).toBe('true');
  expect(part.getByText('配送方式不能为空').id).toBe(group.getAttribute('aria-describedby'));
});
