import { placesOf } from '@zhilv/contract/system';
import type { Database } from '../../src/db/database.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import { notifyTemplates } from '../../src/system/notify/notifyTemplate.table.ts';

interface DemoTemplate {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly nickname: string;
  /** `system_notify_template_type` */
  readonly type: 1 | 2;
  /** `{name}` stands for a parameter. */
  readonly content: string;
}

/** The texts of the demonstration's messages. */
export const demoTemplates = {
  maintenance: {
    id: 1,
    name: '系统维护通知',
    code: 'system_maintenance',
    nickname: '运维保障部',
    type: 1,
    content: '{day} {time} 进行例行维护，其间{scope}暂停服务，请提前保存工作。',
  },
  duty: {
    id: 2,
    name: '节假日值班通知',
    code: 'holiday_duty',
    nickname: '综合管理中心',
    type: 1,
    content: '{holiday}值班表已发布，您的值班时间是{day}。',
  },
  order: {
    id: 5,
    name: '订单付款提醒',
    code: 'trade_order_paid',
    nickname: '商城系统',
    type: 2,
    content: '订单 {order} 已付款，金额 {amount} 元，请在 {deadline} 前发货。',
  },
  stock: {
    id: 6,
    name: '商品库存预警',
    code: 'product_stock_low',
    nickname: '商城系统',
    type: 2,
    content: '「{product}」库存仅剩 {count} 件，请及时补货。',
  },
  content: {
    id: 7,
    name: '栏目更新提醒',
    code: 'site_content_due',
    nickname: '网站管理',
    type: 2,
    content: '栏目「{column}」已有 {days} 天没有更新。',
  },
} as const satisfies Record<string, DemoTemplate>;

/** Seeds the texts from which the demonstration's messages are filled in. */
export async function seedNotifyTemplates(db: Database): Promise<void> {
  const rows = Object.values<DemoTemplate>(demoTemplates);
  await db
    .insert(notifyTemplates)
    .values(rows.map((row) => ({ ...row, tenantId: DEFAULT_TENANT_ID, params: [...placesOf(row.content)] })));
}
