import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
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

it('has the focus as soon as it is there, so that an Esc pressed at once closes it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const focused = new Promise<Element | null>((resolve) => {
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('[role="dialog"]');
      if (dialog === null) return;
      observer.disconnect();
      resolve(document.activeElement);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

  root.render(
    <Modal title="键盘快捷键" footer={null} onCancel={() => undefined}>
      <p>没有可以填写的内容</p>
    </Modal>,
  );

  expect((await focused)?.getAttribute('role')).toBe('dialog');
  root.unmount();
  place.remove();
});

function Vanishing() {
  const [shown, setShown] = useState(true);
  return shown ? (
    <button type="button" onClick={() => setShown(false)}>
      重试
    </button>
  ) : (
    <p>正在加载</p>
  );
}

it('goes on by the keyboard when the control with the focus has gone', async () => {
  const [onCancel, onCancelBelow] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const part = renderPart(
    <>
      <Modal title="修改字典" footer={null} onCancel={onCancelBelow}>
        <p>原来的内容</p>
      </Modal>
      <Modal title="变更记录" footer={null} onCancel={onCancel}>
        <Vanishing />
      </Modal>
    </>,
  );
  await part.user.click(part.getByRole('button', { name: '重试' }));
  expect(document.activeElement).toBe(document.body);

  await part.user.keyboard('{Escape}');

  expect(onCancel).toHaveBeenCalledOnce();
  expect(onCancelBelow).not.toHaveBeenCalled();
  expect(part.getByRole('dialog', { name: '变更记录' })).toBe(document.activeElement);
});
