import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import type { Database } from '../../src/db/database.ts';
import { models } from '../../src/bpm/model/model.table.ts';
import { type ProcessTask, linearProcess } from './linearProcess.ts';

interface DemoModel {
  /** Fixed, and of the form that a database of models gives. */
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** `bpm_model_category` */
  readonly category: string;
  /** The page that fills in and shows the business form; without it the model has no form yet. */
  readonly businessForm?: { readonly createPath: string; readonly viewPath: string };
  /** None: nobody has drawn it yet. */
  readonly tasks: readonly ProcessTask[];
}

export const LEAVE_MODEL_ID = '5f0c7a10-6d2e-4b51-9a3e-000000000001';

const demoModels: readonly DemoModel[] = [
  {
    id: LEAVE_MODEL_ID,
    key: 'oa_leave',
    name: '员工请假',
    description: '部门负责人审批，人力行政部备案；三天以上由中心负责人复核',
    category: '2',
    businessForm: { createPath: '/bpm/oa/leave/create', viewPath: 'bpm/oa/leave/detail' },
    tasks: [
      ['leader_approval', '部门负责人审批'],
      ['hr_record', '人力行政部备案'],
    ],
  },
  {
    id: '5f0c7a10-6d2e-4b51-9a3e-000000000002',
    key: 'travel_expense',
    name: '差旅费用报销',
    description: '出差返回后十个工作日内提交，票据原件交财务部',
    category: '2',
    tasks: [
      ['leader_approval', '部门负责人审批'],
      ['finance_review', '财务部复核'],
      ['cashier_payment', '出纳付款'],
    ],
  },
  {
    id: '5f0c7a10-6d2e-4b51-9a3e-000000000003',
    key: 'contract_seal',
    name: '合同用印',
    description: '对外合同用印前的法务、财务与负责人会审',
    category: '1',
    tasks: [
      ['legal_review', '法务审核'],
      ['finance_review', '财务部审核'],
      ['manager_approval', '公司负责人审批'],
      ['seal', '行政用印'],
    ],
  },
  {
    id: '5f0c7a10-6d2e-4b51-9a3e-000000000004',
    key: 'content_publish',
    name: '网站内容发布',
    description: '新闻、案例与方案上线前的内容审核',
    category: '1',
    tasks: [
      ['content_review', '市场营销中心审核'],
      ['publish', '管理员发布'],
    ],
  },
  {
    id: '5f0c7a10-6d2e-4b51-9a3e-000000000005',
    key: 'device_purchase',
    name: '景区设备采购',
    description: '闸机、摄像机、广播等现场设备的采购申请与到货验收',
    category: '1',
    tasks: [
      ['delivery_review', '交付服务中心审核'],
      ['budget_review', '财务部预算审核'],
      ['manager_approval', '公司负责人审批'],
      ['acceptance', '现场验收'],
    ],
  },
  {
    id: '5f0c7a10-6d2e-4b51-9a3e-000000000006',
    key: 'duty_report',
    name: '应急值守报告',
    description: '节假日值守期间的事件上报与处置确认，流程图待绘制',
    category: '1',
    tasks: [],
  },
];

/** Process models to begin with. */
export async function seedModels(db: Database): Promise<void> {
  await db.insert(models).values(demoModels.map(modelRow));
}

const modelRow = ({ businessForm, tasks, ...row }: DemoModel): typeof models.$inferInsert => ({
  ...row,
  tenantId: DEFAULT_TENANT_ID,
  formType: businessForm === undefined ? null : 20,
  formCustomCreatePath: businessForm?.createPath ?? null,
  formCustomViewPath: businessForm?.viewPath ?? null,
  bpmnXml: tasks.length === 0 ? null : linearProcess(row.key, row.name, tasks),
});
