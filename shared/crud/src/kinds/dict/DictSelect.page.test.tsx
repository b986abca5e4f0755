import { dictionary, session } from '@zhilv/platform';
import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { renderPart } from '@zhilv/testing/page/render-part';
import { dict } from './dict.tsx';
import { textDict } from './textDict.tsx';

const status = dict('状态', 'common_status');
const row = { id: 1 };

/** Starts a session, which brings the dictionaries; no page is needed. */
const signIn = () => renderPage({ Component: () => null }, '/none');

it('offers the entries of its dictionary, and gives a number where the record keeps one', async () => {
  await signIn();
  const part = renderInput(status);

  await part.user.click(part.getByRole('combobox', { name: '状态' }));
  const labels = part.getAllByRole('option').map(({ textContent }) => textContent);
  expect(labels).toEqual(dictionary.entries('common_status').map(({ label }) => label));
  await part.user.click(part.getByRole('option', { name: '关闭' }));

  expect(part.value()).toBe(1);
});

it('gives text where the record keeps text', async () => {
  await signIn();
  const part = renderInput(textDict('状态', 'common_status'));

  await part.user.click(part.getByRole('combobox', { name: '状态' }));
  await part.user.click(part.getByRole('option', { name: '开启' }));

  expect(part.value()).toBe('0');
});

it('keeps a value that its dictionary lacks, and offers it', async () => {
  await signIn();
  const part = renderInput(status, { value: 77 });

  await part.user.click(part.getByRole('combobox', { name: '状态' }));

  expect(part.getByRole('option', { name: '77' }).getAttribute('aria-selected')).toBe('true');
});

it('means all when it filters and nothing is chosen', async () => {
  await signIn();
  const part = renderInput(status, { filtering: true, value: '1' });
  expect(part.getByRole('combobox').textContent).toBe('关闭');

  await part.user.click(part.getByRole('button', { name: '清除选择' }));

  expect(part.getByRole('combobox').textContent).toBe('全部');
  expect(part.value()).toBeNull();
});

it('shows a value by its label, an unknown one as itself, and nothing as absent', async () => {
  await signIn();
  const part = renderPart(status.show(1, row));
  expect(part.getByText('关闭')).toBeTruthy();

  part.show(status.show(77, row));
  expect(part.getByText('77')).toBeTruthy();

  part.show(status.show(null, row));
  expect(part.getByLabelText('无')).toBeTruthy();
});

it('shows the value of a record once it is known that no dictionary has it', async () => {
  await renderPage({ Component: () => null }, '/none');
  window.localStorage.removeItem('zhilv.dictionaries');
  await session.start();

  const part = renderInput(textDict('类别', 'place_kind'), { value: '山' });

  expect(await part.findByText('山')).toBeDefined();
});
