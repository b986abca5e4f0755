import { renderPart } from '@zhilv/testing/page/render-part';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { number } from '../kinds/number/number.tsx';
import { longText } from '../kinds/text/longText.tsx';
import { text } from '../kinds/text/text.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

const Form = ({ field = text('字典名称'), limits, ...rest }: Partial<FormFieldProps>) => {
  const { control, setError, getValues } = useForm({ defaultValues: { name: '' } as Record<string, unknown> });
  return (
    <form>
      <FormField control={control} name="name" field={field} required={false} disabled={false} limits={limits} {...rest} />
      <button type="button" onClick={() => setError('name', { message: '字典名称不能为空' }, { shouldFocus: true })}>
        拒绝
      </button>
      <button type="button" onClick={({ currentTarget }) => (currentTarget.value = JSON.stringify(getValues('name')))}>
        读取
      </button>
    </form>
  );
};

it('is found by its label, and gives the form what is typed', async () => {
  const part = renderPart(<Form />);

  await part.user.type(part.getByLabelText('字典名称'), '性别');
  await part.user.click(part.getByRole('button', { name: '读取' }));

  expect(part.getByRole<HTMLButtonElement>('button', { name: '读取' }).value).toBe('"性别"');
});

it('says below what is wrong, names that to screen readers, and takes the focus', async () => {
  const part = renderPart(<Form />);
  const input = part.getByLabelText('字典名称');
  expect(input.hasAttribute('aria-describedby')).toBe(false);

  await part.user.click(part.getByRole('button', { name: '拒绝' }));

  const note = part.getByText('字典名称不能为空');
  expect(note.getAttribute('role')).toBe('alert');
  expect(input.getAttribute('aria-describedby')).toBe(note.id);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
});

it('says its hint below, until something is wrong', async () => {
  const part = renderPart(<Form field={{ ...text('字典名称'), hint: '给人看的名称' }} />);
  const hint = part.getByText('给人看的名称');
  expect(part.getByLabelText('字典名称').getAttribute('aria-describedby')).toBe(hint.id);

  await part.user.click(part.getByRole('button', { name: '拒绝' }));

  expect(hint.textContent).toBe('字典名称不能为空');
});

it('says that it has to be filled in, and that it cannot be', () => {
  expect(
    renderPart(<Form required />)
      .getByLabelText('字典名称')
      .getAttribute('aria-required'),
  ).toBe('true');
  const other = renderPart(<Form disabled field={text('类型')} />);
  expect(other.getByLabelText<HTMLInputElement>('类型').disabled).toBe(true);
});

it('hands the limits of a number to its input', () => {
  const part = renderPart(<Form field={number('显示顺序')} limits={{ minimum: 0, whole: true }} />);

  expect(part.getByLabelText('显示顺序').inputMode).toBe('numeric');
});

it('shows nothing for a kind that is for display only', () => {
  expect(renderPart(<Form field={{ ...text('标识'), Input: null }} />).queryByText('标识')).toBeNull();
});

it('gives texts the whole width of a form, long ones above all, and no more than they need to other values', () => {
  const isShort = (field: FormFieldProps['field']): boolean =>
    renderPart(<Form field={field} />)
      .getByLabelText(field.label)
      .closest('[class*="short"]') !== null;

  expect([text('字典名称'), longText('备注'), number('显示顺序')].map(isShort)).toEqual([false, false, true]);
});
