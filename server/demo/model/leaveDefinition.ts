import { ASSIGN_RULE_TYPE } from '@zhilv/contract/bpm';
import { eq } from 'drizzle-orm';
import { taskAssignRules } from '../../src/bpm/assign/taskAssignRule.table.ts';
import { deployModel } from '../../src/bpm/deployment/deployModel.ts';
import { models } from '../../src/bpm/model/model.table.ts';
import type { Database } from '../../src/db/database.ts';
import { findRow } from '../../src/records/rows.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import { COMPANY, STAFF_DEPARTMENT } from '../people/depts.ts';
import { leaveProcess } from './leaveProcess.ts';
import { LEAVE_MODEL_ID } from './models.ts';

/** Both have people whom one can sign in as. */
const rules = [
  { taskDefinitionKey: 'leader_approval', type: ASSIGN_RULE_TYPE.deptLeader, options: [COMPANY] },
  { taskDefinitionKey: 'hr_approval', type: ASSIGN_RULE_TYPE.deptMembers, options: [STAFF_DEPARTMENT] },
];

/** Deploys the process of leaves, unless people have made something of its model, so that leaves can be asked for. */
export async function deployLeaves(db: Database): Promise<void> {
  const tenantId = DEFAULT_TENANT_ID;
  const model = await findRow({ db, tenantId }, models, LEAVE_MODEL_ID);
  if (model === null || model.updater !== null) return;
  const description = '部门领导审批，三天及以上再由人力行政部审批';
  await db.update(models).set({ description, bpmnXml: leaveProcess() }).where(eq(models.id, LEAVE_MODEL_ID));
  await db.insert(taskAssignRules).values(rules.map((rule) => ({ ...rule, tenantId, modelId: LEAVE_MODEL_ID })));
  await deployModel({ db, tenantId, clock: Date.now, user: null }, LEAVE_MODEL_ID);
}
