import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { payAppField } from './payAppField.tsx';

it('names an application as the row does, and by its id where that does not', () => {
  const part = renderPart(payAppField.show(7, { id: 1, appName: '商城' } as { id: number }));
  expect(part.getByText('商城')).toBeDefined();

  part.show(payAppField.show(7, { id: 1, appName: null } as { id: number }));
  expect(part.getByText('7')).toBeDefined();
});
