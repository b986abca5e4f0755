import { renderPart } from '@zhilv/testing/page/render-part';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { InputNumber, type InputNumberProps } from './InputNumber.tsx';

const draw = (props: Partial<InputNumberProps> = {}) => {
  const part = renderPart(
    <>
      <span id="price">价格</span>
      <p id="note">请填写价格</p>
      <InputNumber labelledBy="price" value={3} onChange={() => {}} {...props} />
    </>,
  );
  return { part, field: part.getByRole('spinbutton') };
};

it('has the name, the id, the note and the state that a form gives it', async () => {
  const { part, field } = draw({ id: 'field', describedBy: 'note', invalid: true, required: true });

  await expect.poll(() => part.getByRole('spinbutton', { name: '价格' })).toBe(field);
  expect(field.id).toBe('field');
  expect(field.getAttribute('aria-describedby')).toBe('note');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-required')).toBe('true');
});

it('has a name of the form alone, and says nothing of a state that it is not in', async () => {
  const { field } = draw();

  await expect.poll(() => field.getAttribute('aria-labelledby')).toBe('price');
  for (const name of ['aria-label', 'aria-describedby', 'aria-invalid', 'aria-required']) {
    expect([name, field.getAttribute(name)]).toEqual([name, null]);
  }
  expect(field.id).not.toBe('');
});

it('leaves the two marks to the pointer', async () => {
  const { part } = draw();

  await expect.poll(() => part.queryAllByRole('button')).toEqual([]);
  expect(part.queryAllByRole('img')).toEqual([]);
});

it('takes the focus when a form gives it', () => {
  const ref = createRef<{ focus: () => void }>();
  const { field } = draw({ ref });

  ref.current?.focus();

  expect(document.activeElement).toBe(field);
});

it('tells a form when the focus has left it', async () => {
  const onBlur = vi.fn();
  const { part } = draw({ onBlur });

  await part.user.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await part.user.tab();

  expect(onBlur).toHaveBeenCalledTimes(1);
});
