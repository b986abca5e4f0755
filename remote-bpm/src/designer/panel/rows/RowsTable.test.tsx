import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { TextField } from '../field/TextField.tsx';
import { RowsTable } from './RowsTable.tsx';

interface Row {
  readonly name: string;
}

function shown(rows: readonly Row[]) {
  const change = vi.fn(() => []);
  const given = { rows, disabled: false, notesOf: () => [], check: () => [], change };
  const part = renderPart(
    <RowsTable
      noun="按钮"
      rows={given}
      columns={[{ title: '名称', cell: ({ name }: Row) => name }]}
      fresh={() => ({ name: '' })}
      nameOf={({ name }) => name}
      keeps={({ name }) => (name === '同意' ? '总要有一个按钮' : null)}
    >
      {({ field }) => <TextField label="名称" field={field('name')} />}
    </RowsTable>,
  );
  return { part, change };
}

it('says that there is none yet, and adds one', async () => {
  const { part, change } = shown([]);
  expect(part.getByText('还没有按钮')).toBeDefined();

  await part.user.click(part.getByRole('button', { name: '添加按钮' }));
  await part.user.keyboard('同意{Enter}');

  expect(change.mock.calls).toEqual([[{ add: { name: '同意' } }]]);
});

it('edits a row, asks before it removes one, and says why it keeps one', async () => {
  const { part, change } = shown([{ name: '同意' }, { name: '驳回' }]);

  await part.user.click(part.getByRole('button', { name: '编辑按钮「驳回」' }));
  await part.user.keyboard('{End}了{Enter}');
  await part.user.click(part.getByRole('button', { name: '删除按钮「驳回」' }));
  await answerQuestion(part, '取消');
  await part.user.click(part.getByRole('button', { name: '删除按钮「同意」' }));

  expect(change.mock.calls).toEqual([[{ edit: { name: '驳回了' }, place: 1 }]]);
  expect(part.getByText('总要有一个按钮')).toBeDefined();
});
