import { DEPT_REFUSALS } from '@zhilv/contract/system';
import { BusinessError } from '../../../call/BusinessError.ts';
import { recordHistory } from '../../../records/history/recordHistory.ts';
import { recordsOf } from '../../../records/recordsOf.ts';
import { depts } from '../../dept/dept.table.ts';

/** The writes of departments. A name is taken below one parent only. */
export const deptRows = recordsOf(
  depts,
  {
    missing: () => new BusinessError(DEPT_REFUSALS.missing, '当前部门不存在'),
    unique: [{ by: ['parentId', 'name'], taken: () => new BusinessError(DEPT_REFUSALS.nameTaken, '已经存在该名字的部门') }],
  },
  recordHistory(depts, { fields: ['name', 'parentId', 'sort', 'leaderUserId', 'phone', 'email', 'status'] }),
);
