import { within } from '@testing-library/dom';
import { dictType } from '@zhilv/contract/system';
import { walkConflicts } from '@zhilv/testing/crud/walk-conflicts';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { type EditorView, ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage, type RenderedPage } from '@zhilv/testing/page/render-page';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { describe, expect, it } from 'vitest';

const STEPS = rounds({ sample: 6, soak: 150 });

interface Opened {
  readonly own: OwnRecords;
  readonly record: { readonly id: string | number; readonly name: string; readonly type: string };
  readonly page: RenderedPage;
  readonly form: EditorView;
  readonly saves: PageCalls;
}

/** Somebody opens a record and types a remark. `elsewhere`: on a back end that knows of no revisions. */
async function open({ elsewhere = false } = {}): Promise<Opened> {
  const own = new OwnRecords();
  const record = await own.makeDictType();
  if (elsewhere) {
    new PageCalls(dictType.page).change(({ list, ...rest }: { list: object[] }) => ({
      ...rest,
      list: list.map(withoutRevision),
    }));
    new PageCalls(dictType.get).change(withoutRevision);
  }
  const page = await renderPage(dictTypesPage, `/system/dict?type=${record.type}`);
  const form = await new ListView(page).edit(record.name);
  await form.fill({ 备注: '我的备注' });
  return { own, record, page, form, saves: new PageCalls(dictType.update) };
}

const withoutRevision = (row: object | null): object | null => row && { ...row, revision: undefined };

/** Somebody else saves the record meanwhile. */
const change = ({ record: { id, name, type } }: Opened, values: object) =>
  callElsewhere(dictType.update, { id, name, type, status: 0, ...values });

const stored = async ({ record: { id } }: Opened) => callElsewhere(dictType.get, { id });

const conflict = async (page: RenderedPage) => within(await page.findByRole('dialog', { name: '内容已被他人修改' }));

describe.each([
  ['a back end that knows of revisions', {}],
  ['a back end that knows of none', { elsewhere: true }],
])('on %s, whoever saves a record that was changed since it was opened', (_, where) => {
  it('is told what changed, and may save his own changes beside those of the other', async () => {
    const opened = await open(where);
    await change(opened, { name: opened.own.name('新名') });

    await opened.form.ok();
    const told = await conflict(opened.page);
    const row = within(told.getByRole('row', { name: /字典名称/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      opened.record.name,
      opened.own.name('新名'),
      '未修改',
    ]);
    expect(told.queryByRole('row', { name: /备注/ })).toBeNull();
    expect(await stored(opened)).toMatchObject({ remark: null });

    await opened.page.user.click(told.getByRole('button', { name: '保存我的' }));
    await opened.page.findByText(`已保存「${opened.own.name('新名')}」`);
    expect(await stored(opened)).toMatchObject({ name: opened.own.name('新名'), remark: '我的备注' });
  });

  it('may load what is stored in place of what was typed, and goes on from there', async () => {
    const opened = await open(where);
    await change(opened, { remark: '他的备注' });

    await opened.form.ok();
    const told = await conflict(opened.page);
    expect(
      within(told.getByRole('row', { name: /备注/ }))
        .getAllByRole('cell')
        .at(-1)?.textContent,
    ).toBe('我的备注');
    await opened.page.user.click(told.getByRole('button', { name: '载入最新' }));

    await expect.poll(() => opened.form.field('备注')).toHaveProperty('value', '他的备注');
    expect(await stored(opened)).toMatchObject({ remark: '他的备注' });
    await opened.form.fill({ 备注: '两人的备注' });
    await opened.form.ok();
    await opened.page.findByText(`已保存「${opened.record.name}」`);
    expect(await stored(opened)).toMatchObject({ remark: '两人的备注' });
  });

  it('may think about it, and is told again at the next press', async () => {
    const opened = await open(where);
    await change(opened, { remark: '他的备注' });

    await opened.form.ok();
    await opened.page.user.click((await conflict(opened.page)).getByRole('button', { name: '继续编辑' }));
    expect(opened.form.field('备注')).toHaveProperty('value', '我的备注');
    await opened.form.ok();

    expect(await conflict(opened.page)).toBeDefined();
    expect(await stored(opened)).toMatchObject({ remark: '他的备注' });
  });

  it('is told nothing where his own save was carried out and only its answer was lost', async () => {
    const opened = await open(where);
    opened.saves.cutOff();

    await opened.form.ok();
    await opened.page.findByText('后端接口连接异常');
    opened.saves.mend();
    await opened.form.ok();

    await opened.page.findByText(`已保存「${opened.record.name}」`);
    expect(await stored(opened)).toMatchObject({ remark: '我的备注' });
  });

  it('is told nothing where he typed on after his own save was carried out and its answer was lost', async () => {
    const opened = await open(where);
    opened.saves.cutOff();
    await opened.form.ok();
    await opened.page.findByText('后端接口连接异常');
    opened.saves.mend();

    await opened.form.fill({ 备注: '我的备注，接着写' });
    await opened.form.ok();

    await opened.page.findByText(`已保存「${opened.record.name}」`);
    expect(await stored(opened)).toMatchObject({ remark: '我的备注，接着写' });
  });

  it('is told what another made of his own save whose answer was lost', async () => {
    const opened = await open(where);
    opened.saves.cutOff();
    await opened.form.ok();
    await opened.page.findByText('后端接口连接异常');
    opened.saves.mend();
    await change(opened, { remark: '他的备注' });

    await opened.form.fill({ 备注: '我的备注，接着写' });
    await opened.form.ok();

    expect(await conflict(opened.page)).toBeDefined();
    expect(await stored(opened)).toMatchObject({ remark: '他的备注' });
  });

  it('is told that it is gone where it was deleted, and keeps what was typed', async () => {
    const opened = await open(where);
    await callElsewhere(dictType.delete, { id: String(opened.record.id) });

    await opened.form.ok();

    await opened.page.findByText(/已被删除|不存在/);
    expect(opened.form.field('备注')).toHaveProperty('value', '我的备注');
  });
});

it('saves without a question where somebody else saved it unchanged', async () => {
  const opened = await open();
  await change(opened, {});

  await opened.form.ok();

  await opened.page.findByText(`已保存「${opened.record.name}」`);
  expect(await stored(opened)).toMatchObject({ remark: '我的备注' });
});

it.each([
  ['a back end that knows of revisions', true],
  ['a back end that knows of none', false],
])(
  `on %s nothing that either of two people saves is lost without a question, in ${STEPS} steps at random (seed ${randomSeed})`,
  (_, revised) =>
    walkConflicts(
      {
        module: dictTypesPage,
        address: '/system/dict',
        api: dictType,
        draft: (own) => ({ type: own.key('dict'), status: 0 }),
      },
      { seed: randomSeed, steps: STEPS, revised },
    ),
  600_000,
);
