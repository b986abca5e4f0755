import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { Modal } from './Modal.tsx';

it('keeps the focus inside when the backdrop is pressed, so that Esc goes on working', async () => {
  const onCancel = vi.fn<() => void>();
  const part = renderPart(
    <Modal title="修改字典" footer={null} onCancel={onCancel}>
      <input aria-label="名称" />
    </Modal>,
  );
  const field = part.getByLabelText('名称');
  expect(document.activeElement).toBe(field);
  const backdrop = part.getByRole('dialog').parentElement;
  if (backdrop === null) throw new Error('The dialog has no backdrop.');

  await part.user.click(backdrop);
  expect(onCancel).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);

  await part.user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});
