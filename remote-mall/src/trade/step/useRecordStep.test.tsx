import { ApiError } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { type StepOptions, useRecordStep } from './useRecordStep.ts';

function start(work: () => Promise<unknown>, options: Partial<StepOptions> = {}) {
  const [reload, close] = [vi.fn<() => Promise<void>>(async () => {}), vi.fn<() => void>()];
  const Part = () => {
    const { step } = useRecordStep(reload);
    return (
      <button type="button" onClick={() => void step('1', work, { said: '已发货', close, ...options })}>
        发货
      </button>
    );
  };
  return { ...renderPart(<Part />), reload, close };
}

const refuse = (code: number) => () => Promise.reject(new ApiError('business', '订单不是【待发货】状态', { code }));

it('says that it is made, closes its form and loads the record anew', async () => {
  const part = start(async () => true);

  part.getByRole('button').click();

  await part.findByText('已发货');
  expect(part.close).toHaveBeenCalledOnce();
  await expect.poll(() => part.reload.mock.calls.length).toBe(1);
});

it('says why it is refused, closes its form, and loads the record anew, for somebody else has changed it', async () => {
  const part = start(refuse(1_011_000_017));

  part.getByRole('button').click();

  await part.findByText('订单不是【待发货】状态');
  expect(part.close).toHaveBeenCalledOnce();
  expect(part.reload).toHaveBeenCalledOnce();
});

it('keeps a form that stays after whatever refusal, and loads the record anew behind it', async () => {
  const part = start(refuse(1_011_000_017), { stays: true });

  part.getByRole('button').click();

  await part.findByText('订单不是【待发货】状态');
  expect(part.close).not.toHaveBeenCalled();
  expect(part.reload).toHaveBeenCalledOnce();
});

it.each([400, 1_011_004_003])('keeps its form after a refusal with %i, which another input mends', async (code) => {
  const part = start(refuse(code), { mendable: [1_011_004_003] });

  part.getByRole('button').click();

  await part.findByText('订单不是【待发货】状态');
  expect(part.close).not.toHaveBeenCalled();
  expect(part.reload).not.toHaveBeenCalled();
});
