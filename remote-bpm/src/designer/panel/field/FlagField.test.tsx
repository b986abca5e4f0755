import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { FlagField } from './FlagField.tsx';

it('writes the other value at once, and none where it may only be looked at', async () => {
  const write = vi.fn((value: boolean) => value);
  const field = { name: 'exclusive', value: true, notes: [], disabled: false, pending: null, write };
  const part = renderPart(<FlagField label="排他" field={field} />);

  await part.user.click(part.getByRole('switch', { name: '排他' }));
  part.show(<FlagField label="排他" field={{ ...field, disabled: true }} />);
  await part.user.click(part.getByRole('switch', { name: '排他' }));

  expect(write.mock.calls).toEqual([[false]]);
});
