import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { useSelection } from './useSelection.ts';

interface Row {
  readonly id: number;
}
const rows = (...ids: readonly number[]): readonly Row[] => ids.map((id) => ({ id }));

const Choices = ({ shown }: { shown: readonly Row[] }) => {
  const selection = useSelection(shown);
  return (
    <>
      <output aria-label="已选">{selection.rows.map(({ id }) => id).join(' ')}</output>
      {shown.map((row) => (
        <input
          key={row.id}
          type="checkbox"
          aria-label={`${row.id}`}
          checked={selection.has(row)}
          onChange={({ target }) => selection.set(row, target.checked)}
        />
      ))}
      <button type="button" onClick={() => selection.setAll(true)}>
        全选
      </button>
      <button type="button" onClick={() => selection.setAll(false)}>
        全不选
      </button>
    </>
  );
};

const start = (...ids: readonly number[]) => {
  const part = renderPart(<Choices shown={rows(...ids)} />);
  return {
    ...part,
    chosen: () => part.getByLabelText('已选').textContent,
    press: (name: string) => part.user.click(part.getByRole(/^\d/.test(name) ? 'checkbox' : 'button', { name })),
    load: (...next: readonly number[]) => part.show(<Choices shown={rows(...next)} />),
  };
};

it('gives the chosen rows in the order of the list', async () => {
  const part = start(1, 2, 3);

  await part.press('3');
  await part.press('1');
  expect(part.chosen()).toBe('1 3');

  await part.press('3');
  expect(part.chosen()).toBe('1');
});

it('chooses all and none', async () => {
  const part = start(1, 2, 3);

  await part.press('全选');
  expect(part.chosen()).toBe('1 2 3');

  await part.press('全不选');
  expect(part.chosen()).toBe('');
});

it('remembers rows by their ids across a reload, which brings new objects', async () => {
  const part = start(1, 2, 3);
  await part.press('2');

  part.load(3, 2, 1);

  expect(part.chosen()).toBe('2');
});

it('forgets a row that vanished, and does not choose it when it comes back', async () => {
  const part = start(1, 2, 3);
  await part.press('2');
  await part.press('3');

  part.load(1, 3);
  expect(part.chosen()).toBe('3');

  part.load(1, 2, 3);
  expect(part.chosen()).toBe('3');
});
