import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { texts } from './texts.tsx';

const row = { id: 1 };
const addresses = texts('回调地址');

it('shows all of them, which the keyboard can reach, and none as absent', () => {
  const part = renderPart(addresses.show(['https://a.example/', 'https://b.example/'], row));
  expect(part.getByTitle('https://a.example/、https://b.example/').tabIndex).toBe(0);

  part.show(addresses.show([], row));
  expect(part.getByLabelText('无')).toBeTruthy();
});

it('takes a line for each, and forgets empty ones when the field is left', async () => {
  await addresses.prepare?.();
  const part = renderInput(addresses);

  await part.user.type(part.getByLabelText('回调地址'), ' https://a.example/{Enter}{Enter}https://b.example/{Enter}');
  await part.user.tab();

  expect(part.value()).toEqual(['https://a.example/', 'https://b.example/']);
});
