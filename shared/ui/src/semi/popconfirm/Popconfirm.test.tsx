import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { Popconfirm } from './Popconfirm.tsx';

const draw = () => {
  const onKeyDown = vi.fn();
  const part = renderPart(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it stands for a dialog
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <Popconfirm title="确定取消订单？" onConfirm={() => {}} trigger={<button type="button">取消订单</button>}>
        已付的款项将原路退回。
      </Popconfirm>
    </div>,
  );
  return { part, onKeyDown, button: part.getByRole('button', { name: '取消订单' }) };
};

it('asks in a modal dialog that the question names', async () => {
  const { part, button } = draw();

  await part.user.click(button);

  const question = await part.findByRole('dialog', { name: '确定取消订单？' });
  expect(question.getAttribute('aria-modal')).toBe('true');
});

it('leaves an Esc at the button to the dialog around it while nothing is asked', () => {
  const { onKeyDown, button } = draw();

  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

  expect(onKeyDown).toHaveBeenCalledWith('Escape');
});
