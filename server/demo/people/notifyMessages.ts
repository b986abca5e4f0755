import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import type { Database } from '../../src/db/database.ts';
import { notifyMessages } from '../../src/system/notify/notifyMessage.table.ts';
import { demoAccounts } from './users.ts';

const HOUR_MS = 3_600_000;
const STAFF = 2;

interface DemoTemplate {
  readonly id: number;
  readonly code: string;
  readonly nickname: string;
  /** `system_notify_template_type` */
  readonly type: 1 | 2;
  /** `{name}` stands for a parameter. */
  readonly content: string;
}

const templates = {
  maintenance: {
    id: 1,
    code: 'system_maintenance',
    nickname: '运维保障部',
    type: 1,
    content: '{day} {time} 进行例行维护，其间{scope}暂停服务，请提前保存工作。',
  },
  duty: {
    id: 2,
    code: 'holiday_duty',
    nickname: '综合管理中心',
    type: 1,
    content: '{holiday}值班表已发布，您的值班时间是{day}。',
  },
  task: {
    id: 3,
    code: 'bpm_task_assigned',
    nickname: '流程中心',
    type: 2,
    content: '{person}提交的「{process}」等待您办理，当前环节：{task}。',
  },
  approved: { id: 4, code: 'bpm_process_approved', nickname: '流程中心', type: 2, content: '您提交的「{process}」已审批通过。' },
  order: {
    id: 5,
    code: 'trade_order_paid',
    nickname: '商城系统',
    type: 2,
    content: '订单 {order} 已付款，金额 {amount} 元，请在 {deadline} 前发货。',
  },
  stock: {
    id: 6,
    code: 'product_stock_low',
    nickname: '商城系统',
    type: 2,
    content: '「{product}」库存仅剩 {count} 件，请及时补货。',
  },
  content: {
    id: 7,
    code: 'site_content_due',
    nickname: '网站管理',
    type: 2,
    content: '栏目「{column}」已有 {days} 天没有更新。',
  },
} as const satisfies Record<string, DemoTemplate>;

type DemoMessage = readonly [
  template: keyof typeof templates,
  params: Readonly<Record<string, string | number>>,
  hoursAgo: number,
  read?: 'read',
];

const { admin, bpmstaff, mallstaff, guest } = demoAccounts;

const maintenance: DemoMessage = ['maintenance', { day: '本周六', time: '02:00–04:00', scope: '后台与商城' }, 20];

/** The messages of each account, newest first. */
const messagesOf: readonly (readonly [userId: number, messages: readonly DemoMessage[]])[] = [
  [
    admin,
    [
      ['task', { person: '许嘉禾', process: '合同用印', task: '公司负责人审批' }, 2],
      ['content', { column: '行业动态', days: 9 }, 7],
      maintenance,
      ['task', { person: '段一帆', process: '项目采购', task: '公司负责人审批' }, 31, 'read'],
      ['duty', { holiday: '元旦假期', day: '一月二日' }, 75, 'read'],
      ['approved', { process: '差旅费用报销' }, 126, 'read'],
    ],
  ],
  [
    bpmstaff,
    [
      ['task', { person: '陆清欢', process: '员工请假', task: '人力行政部备案' }, 1],
      ['task', { person: '温照南', process: '员工请假', task: '人力行政部备案' }, 5],
      maintenance,
      ['approved', { process: '合同用印' }, 54, 'read'],
    ],
  ],
  [
    mallstaff,
    [
      ['order', { order: 'M20261120081', amount: '268.00', deadline: '明日 18:00' }, 3],
      ['stock', { product: '观山茶礼盒', count: 6 }, 11],
      maintenance,
      ['order', { order: 'M20261118023', amount: '96.50', deadline: '当日 18:00' }, 58, 'read'],
    ],
  ],
  [guest, [maintenance]],
];

/** Seeds the messages that the demonstration's accounts find when they first sign in. */
export async function seedNotifyMessages(db: Database): Promise<void> {
  const now = Date.now();
  await db.insert(notifyMessages).values(
    messagesOf
      .flatMap(([userId, messages]) => messages.map((message) => ({ userId, message })))
      // The newest has the highest id, as if they had been sent one after another.
      .toSorted((one, other) => other.message[2] - one.message[2])
      .map(({ userId, message: [name, params, hoursAgo, read] }, index) => {
        const { id: templateId, code, nickname, type, content } = templates[name];
        const createTime = now - hoursAgo * HOUR_MS;
        return {
          id: index + 1,
          tenantId: DEFAULT_TENANT_ID,
          userId,
          userType: STAFF,
          templateId,
          templateCode: code,
          templateNickname: nickname,
          templateContent: content.replaceAll(/\{(\w+)\}/g, (_, param: string) => String(params[param])),
          templateType: type,
          templateParams: params,
          readStatus: read !== undefined,
          readTime: read === undefined ? null : createTime + HOUR_MS,
          createTime,
          updateTime: createTime,
        };
      }),
  );
}
