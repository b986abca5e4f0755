import { fillTemplate, missingPlaces, NOTIFY_REFUSALS, notifyTemplate, placesOf } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { badParameter } from '../../call/apiErrors.ts';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Implementation, implement } from '../../call/implement.ts';
import { records } from '../../records/records.ts';
import { rowsWhere } from '../../records/rows.ts';
import { requireVisibleUser } from '../access/scope/requireVisible.ts';
import { userMissing } from '../user/userMissing.ts';
import { STAFF } from './notifyMessage.table.ts';
import { notifyTemplates } from './notifyTemplate.table.ts';
import { LONGEST_MESSAGE, sendMessage } from './sendMessage.ts';

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
    const content = fillTemplate(template.content, params);
    if (content.length > LONGEST_MESSAGE) throw badParameter(`站内信内容长度不能超过 ${LONGEST_MESSAGE} 个字符`);
    return sendMessage(call, template, { userId, params, content });
  }),
];
