import { Input } from '@zhilv/ui/input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { LabelledField } from './LabelledField.tsx';

const show = (error?: string) =>
  renderPart(
    <LabelledField label="核销码" required error={error} hint="买家出示的 8 位数字">
      {(input) => <Input {...input} value="" onChange={() => {}} />}
    </LabelledField>,
  );

it('names its input, and hints at what is wanted', () => {
  const part = show();

  expect(part.getByRole('textbox', { name: '核销码' }).getAttribute('aria-invalid')).toBe('false');
  expect(part.getByText('买家出示的 8 位数字')).toBeDefined();
});

it('says what is wrong in place of the hint, and at the input', () => {
  const part = show('核销码是 8 位数字');

  const note = part.getByText('核销码是 8 位数字');
  expect(note.getAttribute('role')).toBe('alert');
  expect(part.queryByText('买家出示的 8 位数字')).toBeNull();
  expect(part.getByRole('textbox').getAttribute('aria-describedby')).toBe(note.id);
});
