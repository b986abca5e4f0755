import type { AfterSaleBase } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { RecordSteps } from '../../step/useRecordStep.ts';
import { DisagreeForm, RefuseForm } from './ReasonForm.tsx';

const afterSale = { id: 6, no: 'r2026' } as unknown as AfterSaleBase; // The form reads no more of it.

it.each([
  [DisagreeForm, '拒绝售后', '拒绝原因'],
  [RefuseForm, '拒绝收货', '拒收原因'],
])('needs a reason that a back end keeps whole: %#', async (Form, title, label) => {
  const step = vi.fn<RecordSteps['step']>(async () => {});
  const part = renderPart(<Form afterSale={afterSale} steps={{ isBusy: () => false, step }} onClose={() => {}} />);
  const send = () => part.user.click(part.getByRole('button', { name: title }));

  await send();
  expect(part.getByText(`${label}不能为空`).getAttribute('role')).toBe('alert');
  await part.user.click(part.getByRole('textbox', { name: label }));
  await part.user.paste('长'.repeat(256));
  await send();
  expect(part.getByText(`${label}不能超过 255 个字符`)).toBeDefined();
  expect(step).not.toHaveBeenCalled();
  await part.user.type(part.getByRole('textbox', { name: label }), '{Backspace}');
  expect(part.queryByText(`${label}不能超过 255 个字符`)).toBeNull();
  await send();

  expect(step).toHaveBeenCalledOnce();
});
