import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DateBox } from './DateBox.tsx';
import { datePickerCode } from './datePickerCode.ts';

const box = (disabled = false) => (
  <>
    <span id="label">创建时间</span>
    <DateBox
      label="创建时间"
      labelledBy="label"
      disabled={disabled}
      invalid={false}
      panel={(_code, { label, onClose }) => (
        <div role="dialog" aria-label={label}>
          <button type="button" onClick={onClose}>
            完成
          </button>
        </div>
      )}
    >
      <input aria-label="日期" />
    </DateBox>
  </>
);

it('is a group by the name of its field', () => {
  expect(renderPart(box()).getByRole('group', { name: '创建时间' })).toBeTruthy();
});

it('opens and closes its panel by the same button, and tells which', async () => {
  const part = renderPart(box());
  const button = part.getByRole('button', { name: '从日历中选择创建时间' });
  expect(button.getAttribute('aria-expanded')).toBe('false');

  await part.user.click(button);
  await part.findByRole('dialog', { name: '选择创建时间' });
  expect(button.getAttribute('aria-expanded')).toBe('true');

  await part.user.click(button);
  expect(part.queryByRole('dialog')).toBeNull();
});

it('loads the calendar when its button is pointed at, and not before; says when it does not come, and asks again', async () => {
  vi.spyOn(datePickerCode, 'read').mockReturnValue(null);
  const load = vi.spyOn(datePickerCode, 'load').mockRejectedValue(new Error('no network'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const part = renderPart(box());
  const button = part.getByRole('button', { name: '从日历中选择创建时间' });
  expect(load).not.toHaveBeenCalled();
  await part.user.hover(button);
  expect(load).toHaveBeenCalledOnce();

  await part.user.click(button);
  expect((await part.findByText('内容加载失败，请检查网络后重试')).closest('[role="alert"]')).not.toBeNull();
  expect(part.queryByRole('dialog')).toBeNull();

  vi.restoreAllMocks();
  await part.user.click(button);
  expect(await part.findByRole('dialog', { name: '选择创建时间' })).toBeTruthy();
});

it('closes when the panel says so', async () => {
  const part = renderPart(box());
  await part.user.click(part.getByRole('button', { name: '从日历中选择创建时间' }));

  await part.user.click(await part.findByRole('button', { name: '完成' }));

  expect(part.queryByRole('dialog')).toBeNull();
});

it('opens nothing while the field is disabled', async () => {
  const part = renderPart(box(true));

  await part.user.click(part.getByRole('button', { name: '从日历中选择创建时间' }));

  expect(part.queryByRole('dialog')).toBeNull();
});
