import { fillTemplate, missingPlaces, NOTIFY_REFUSALS, notifyTemplate, placesOf } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { badParameter } from '../../call/apiErrors.ts';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Implementation, implement } from '../../call/implement.ts';
import { records } from '../../records/records.ts';
import { rowsWhere } from '../../records/rows.ts';
import { creationStamp } from '../../records/stamps.ts';
import { requireVisibleUser } from '../access/scope/requireVisible.ts';
import { userMissing } from '../user/userMissing.ts';
import { notifyMessages, STAFF } from './notifyMessage.table.ts';
import { notifyTemplates } from './notifyTemplate.table.ts';

const declared = records(notifyTemplate, notifyTemplates, {
  words: { missing: '站内信模版不存在', code: (code) => `已经存在编码为【${String(code)}】的站内信模板` },
  sortable: ['name', 'code', 'type', 'status', 'createTime'],
  create: (call, rows) => rows.create(call, withParams(call.input)),
  update: (call, rows) => rows.update(call, withParams(call.input)),
});

const withParams = <Draft extends { readonly content: string }>(draft: Draft) => ({
  ...draft,
  params: [...placesOf(draft.content)],
});

/** Texts of messages, and the sending of one (docs/protocol/system.md §8.2). */
export const handlers: readonly Implementation[] = [
  ...declared.handlers,
  implement(notifyTemplate.sendNotify, async (call) => {
    const { userId, userType, templateCode, templateParams } = call.input;
    const [template] = await rowsWhere(call, notifyTemplates, eq(notifyTemplates.code, templateCode));
    if (template === undefined) throw new BusinessError(NOTIFY_REFUSALS.unknownTemplate, '当前通知公告不存在');
    // A template that is off sends nothing, as in a stock back end.
    if (template.status !== 0) return null;
    const params = templateParams ?? {};
    const [missing] = missingPlaces(template.content, params);
    if (missing !== undefined) throw new BusinessError(NOTIFY_REFUSALS.missingParameter, `模板参数(${missing})缺失`);
    // Members, who are users of another type, have no messages here.
    if (userType !== STAFF) throw userMissing();
    await requireVisibleUser(call, userId);
    const templateContent = fillTemplate(template.content, params);
    if (templateContent.length > LONGEST) throw badParameter(`站内信内容长度不能超过 ${LONGEST} 个字符`);
    const { id: templateId, type: templateType, nickname: templateNickname } = template;
    const message = { userId, userType, templateId, templateCode, templateNickname, templateContent, templateType };
    const [sent] = await call.db
      .insert(notifyMessages)
      .values({ ...message, templateParams: params, tenantId: call.tenantId, ...creationStamp(call) })
      .returning({ id: notifyMessages.id });
    return sent?.id ?? null;
  }),
];

/** `system_notify_message` has room for so many characters. */
const LONGEST = 1024;
