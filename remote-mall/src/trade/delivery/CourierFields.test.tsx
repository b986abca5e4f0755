import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { type CourierChoice, CourierFields, courierFaults, NO_COURIER_CHOSEN } from './CourierFields.tsx';

it.each<[CourierChoice, ReturnType<typeof courierFaults>]>([
  [NO_COURIER_CHOSEN, { courier: '快递公司不能为空', number: '物流单号不能为空' }],
  [{ courier: 1, number: '  ' }, { number: '物流单号不能为空' }],
  [{ courier: 1, number: '1'.repeat(65) }, { number: '物流单号不能超过 64 个字符' }],
  [{ courier: 1, number: 'SF1' }, {}],
])('says of %j what is wrong', (choice, faults) => {
  expect(courierFaults(choice)).toEqual(faults);
});

it('takes the number that is typed or scanned, and shows what is wrong', async () => {
  const change = vi.fn<(value: CourierChoice) => void>();
  const part = renderPart(
    <CourierFields value={NO_COURIER_CHOSEN} faults={courierFaults(NO_COURIER_CHOSEN)} onChange={change} />,
  );
  for (const fault of ['快递公司不能为空', '物流单号不能为空']) expect(part.getByText(fault).getAttribute('role')).toBe('alert');

  await part.user.click(part.getByRole('textbox', { name: '物流单号' }));
  await part.user.paste('SF20260001');

  expect(change).toHaveBeenLastCalledWith({ courier: null, number: 'SF20260001' });
});
