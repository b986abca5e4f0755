import type { AfterSaleBase } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { RecordSteps } from '../../step/useRecordStep.ts';
import { SendBackForm } from './SendBackForm.tsx';

it('needs the courier and the number of what comes back', async () => {
  const step = vi.fn<RecordSteps['step']>(async () => {});
  const afterSale = { id: 6, no: 'r2026' } as unknown as AfterSaleBase; // The form reads no more of it.
  const part = renderPart(<SendBackForm afterSale={afterSale} steps={{ isBusy: () => false, step }} onClose={() => {}} />);

  await part.user.click(part.getByRole('button', { name: '确定' }));

  for (const fault of ['快递公司不能为空', '物流单号不能为空']) expect(part.getByText(fault).getAttribute('role')).toBe('alert');
  expect(step).not.toHaveBeenCalled();

  await part.user.type(part.getByRole('textbox', { name: '物流单号' }), 'SF1');

  expect(part.queryByText('物流单号不能为空')).toBeNull();
});
