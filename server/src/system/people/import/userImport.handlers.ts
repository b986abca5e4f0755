import { user } from '@zhilv/contract/system';
import { type Implementation, implement, implementFile } from '../../../call/implement.ts';
import { type Cell, workbookFile } from '../../../records/workbook/workbookFile.ts';
import { importUsers } from './importUsers.ts';
import { HEADINGS } from './userRow.ts';

/** The import of accounts (docs/protocol/system.md §5). */
export const handlers: readonly Implementation[] = [
  implementFile(user.importTemplate, async (call) => {
    const labels = await call.dictLabels(call.db, ['system_user_sex', 'common_status']);
    const label = (dictType: string, value: string): string =>
      labels.find((one) => one.dictType === dictType && one.value === value)?.label ?? value;
    const [sex, status] = ['system_user_sex', 'common_status'];
    async function* examples(): AsyncGenerator<Cell[]> {
      yield ['zhangsan', '张三', 100, 'zhangsan@example.com', '13800001001', label(sex, '1'), label(status, '0')];
      yield ['lisi', '李四', 100, 'lisi@example.com', '13800001002', label(sex, '2'), label(status, '1')];
    }
    return workbookFile({ name: '用户导入模板', sheet: '用户列表', headings: Object.values(HEADINGS) }, examples());
  }),
  implement(user.import, importUsers),
];
