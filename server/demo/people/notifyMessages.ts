import { fillTemplate } from '@zhilv/contract/system';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import type { Database } from '../../src/db/database.ts';
import { notifyMessages, STAFF } from '../../src/system/notify/notifyMessage.table.ts';
import { notifyTemplates } from '../../src/system/notify/notifyTemplate.table.ts';
import { PROCESS_NOTICES } from '../../src/system/notify/notifyTemplate.seed.ts';
import { demoTemplates } from './notifyTemplates.ts';
import { demoAccounts } from './users.ts';

const HOUR_MS = 3_600_000;

const templates = { ...demoTemplates, ...PROCESS_NOTICES };

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
      ['assigned', { person: '许嘉禾', process: '合同用印', task: '公司负责人审批' }, 2],
      ['content', { column: '行业动态', days: 9 }, 7],
      maintenance,
      ['assigned', { person: '段一帆', process: '项目采购', task: '公司负责人审批' }, 31, 'read'],
      ['duty', { holiday: '元旦假期', day: '一月二日' }, 75, 'read'],
      ['approved', { process: '差旅费用报销' }, 126, 'read'],
    ],
  ],
  [
    bpmstaff,
    [
      ['assigned', { person: '陆清欢', process: '员工请假', task: '人力行政部备案' }, 1],
      ['assigned', { person: '温照南', process: '员工请假', task: '人力行政部备案' }, 5],
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
  const rows = await db.select({ id: notifyTemplates.id, code: notifyTemplates.code }).from(notifyTemplates);
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  await db.insert(notifyMessages).values(
    messagesOf
      .flatMap(([userId, messages]) => messages.map((message) => ({ userId, message })))
      // The newest has the highest id, as if they had been sent one after another.
      .toSorted((one, other) => other.message[2] - one.message[2])
      .map(({ userId, message: [name, params, hoursAgo, read] }, index) => {
        const { code, nickname, type, content } = templates[name];
        const createTime = now - hoursAgo * HOUR_MS;
        return {
          id: index + 1,
          tenantId: DEFAULT_TENANT_ID,
          userId,
          userType: STAFF,
          templateId: ids.get(code) ?? 0,
          templateCode: code,
          templateNickname: nickname,
          templateContent: fillTemplate(content, params),
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
