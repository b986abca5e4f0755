import { renderPage } from '@zhilv/testing/page/render-page';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NO_FAULTS } from '../typed/faultsOf.ts';
import { EMPTY_SPU, type SpuTyped } from '../typed/SpuTyped.ts';
import { DeliverySection } from './DeliverySection.tsx';

it('wants a freight template only for what is sent', async () => {
  let shown: SpuTyped = EMPTY_SPU;
  function Component() {
    const [typed, setTyped] = useState(shown);
    shown = typed;
    const actions = { change: () => {}, replace: () => {} };
    return (
      <DeliverySection
        id="x"
        typed={typed}
        faults={NO_FAULTS}
        disabled={false}
        actions={actions}
        onChange={(change) => setTyped({ ...typed, ...change })}
      />
    );
  }
  const page = await renderPage({ Component }, '/delivery');
  const template = page.getByRole('combobox', { name: '运费模板' });
  expect(template.getAttribute('aria-required')).toBe('true');

  await page.user.click(page.getByRole('checkbox', { name: '用户自提' }));
  expect(shown.deliveryTypes).toEqual([1, 2]);
  await page.user.click(page.getByRole('checkbox', { name: '快递发货' }));

  expect(shown.deliveryTypes).toEqual([2]);
  expect(template.getAttribute('aria-required')).toBeNull();
});
