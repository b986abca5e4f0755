import { dictType } from '@zhilv/contract/system';
import { ApiError } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { Modal } from '@zhilv/ui/modal';
import { expect, it, vi } from 'vitest';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportReport } from './ImportRows.ts';

function open(run: () => Promise<ImportReport>) {
  const [onImported, onClose] = [vi.fn(), vi.fn()];
  const rows = { call: dictType.create, template: dictType.export, run: vi.fn(run) };
  const part = renderPart(
    <ImportDialog Modal={Modal} noun="字典类型" rows={rows} mayTry onImported={onImported} onClose={onClose} />,
  );
  const input = () => part.getByLabelText(/工作簿|xlsx|换一个/);
  const choose = () => part.user.upload(input(), new File(['x'], 'types.xlsx', { type: XLSX }));
  return { part, rows, onImported, onClose, input, choose };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const report = { created: 1, updated: 0, faults: [] };

it('takes a file first, and forgets what a trial said of another one', async () => {
  const { part, rows, onImported, choose } = open(async () => report);
  expect(part.getByRole('button', { name: '试运行' })).toHaveProperty('disabled', true);

  await choose();
  await part.user.click(part.getByRole('button', { name: '试运行' }));
  await part.findByText('将新增 1 个，将更新 0 个，没有错误。');
  expect(rows.run).toHaveBeenLastCalledWith(expect.any(File), { updates: false, trial: true });
  expect(onImported).not.toHaveBeenCalled();
  await part.user.click(part.getByRole('checkbox', { name: '更新已有字典类型' }));
  expect(part.queryByRole('region', { name: '试运行结果' })).toBeNull();

  await part.user.click(part.getByRole('button', { name: '导入' }));
  await part.findByText('已新增 1 个，已更新 0 个，没有错误。');
  expect(rows.run).toHaveBeenLastCalledWith(expect.any(File), { updates: true, trial: false });
  expect(onImported).toHaveBeenCalledOnce();
});

it.each<[string, ApiError, number]>([
  ['was refused, with the list as it was', new ApiError('business', '文件无法识别'), 0],
  ['got no answer, over a list that may have its rows', new ApiError('network', '后端接口连接异常'), 1],
])('stays open for another try when the call %s', async (_what, failure, reloads) => {
  const { part, onImported, choose } = open(() => Promise.reject(failure));

  await choose();
  await part.user.click(part.getByRole('button', { name: '导入' }));

  await expect.poll(() => part.getByRole('button', { name: '导入' }).getAttribute('aria-busy')).toBeNull();
  expect(onImported).toHaveBeenCalledTimes(reloads);
});

it('cannot be left while it runs, or nobody would see what came of it', async () => {
  let answer = (_report: ImportReport): void => {};
  const { part, onClose, choose } = open(() => new Promise((resolve) => (answer = resolve)));
  await choose();

  await part.user.click(part.getByRole('button', { name: '导入' }));
  await part.user.click(part.getByRole('button', { name: '取消' }));
  await part.user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();

  answer(report);
  await part.findByText('已新增 1 个，已更新 0 个，没有错误。');
});

it('takes the same file again, which may have been mended: browsers tell of no choice that stays', async () => {
  const { input, choose, part } = open(async () => report);

  await choose();

  expect(input()).toHaveProperty('value', '');
  expect(part.getByText('types.xlsx')).toBeDefined();
});

it('shows the first hundred faults, and says where the others are', async () => {
  const faults = Array.from({ length: 101 }, (_, index) => ({
    line: index + 2,
    name: `u${index}`,
    field: '名称',
    reason: '太短',
  }));
  const { part, choose } = open(async () => ({ ...report, faults }));

  await choose();
  await part.user.click(part.getByRole('button', { name: '试运行' }));

  await part.findByText('只显示前 100 处，全部 101 处见错误报告。');
  expect(part.getAllByRole('row')).toHaveLength(101);
});
