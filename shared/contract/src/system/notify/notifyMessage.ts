import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { ById, MAX_PAGE_SIZE, pageQuery, queryBoolean, queryId, queryInt, queryRange } from '../../wire/query.ts';
import { Done, Id, Instant, pageOf } from '../../wire/values.ts';

/** A message to one user, shown in the console (docs/protocol/system.md §8.1). */
export const NotifyMessage = z.object({
  id: Id,
  userId: Id,
  /** 1 member, 2 staff (`user_type`). */
  userType: z.int(),
  templateId: Id,
  templateCode: z.string(),
  /** The sender that the message names. */
  templateNickname: z.string(),
  /** The text, already filled in. */
  templateContent: z.string(),
  /** `system_notify_template_type` */
  templateType: z.int(),
  templateParams: z.nullish(z.record(z.string(), z.unknown())),
  readStatus: z.boolean(),
  readTime: z.nullish(Instant),
  createTime: Instant,
});
export type NotifyMessage = z.infer<typeof NotifyMessage>;

/** A message as those see it who look after all of them. Only our server names the user; null for one whom it does not know. */
const NotifyMessageRecord = z.extend(NotifyMessage, { userNickname: z.optional(z.nullable(z.string())) });
export type NotifyMessageRecord = z.infer<typeof NotifyMessageRecord>;

const query = { permission: 'system:notify-message:query' };

/** The calls about messages: everybody's for those who may see them, and each user's own. */
export const notifyMessage = {
  page: endpoint({
    method: 'GET',
    path: '/system/notify-message/page',
    access: query,
    input: pageQuery({
      userId: z.optional(queryId),
      userType: z.optional(queryInt),
      templateCode: z.optional(z.string()),
      templateType: z.optional(queryInt),
      createTime: z.optional(queryRange),
    }),
    output: pageOf(NotifyMessageRecord),
  }),
  get: endpoint({
    method: 'GET',
    path: '/system/notify-message/get',
    access: query,
    input: ById,
    output: z.nullable(NotifyMessageRecord),
  }),
  myPage: endpoint({
    method: 'GET',
    path: '/system/notify-message/my-page',
    access: 'signed-in',
    input: pageQuery({ readStatus: z.optional(queryBoolean), createTime: z.optional(queryRange) }),
    output: pageOf(NotifyMessage),
  }),
  /** Marks the caller's own of these messages as read; others are passed over. */
  updateRead: endpoint({
    method: 'PUT',
    path: '/system/notify-message/update-read',
    access: 'signed-in',
    input: z.object({
      ids: z
        .array(queryId)
        .check(z.minLength(1, { error: 'ids 不能为空' }), z.maxLength(MAX_PAGE_SIZE, { error: `ids 最多 ${MAX_PAGE_SIZE} 个` })),
    }),
    inputIn: 'query',
    repeatsLists: true,
    output: Done,
  }),
  updateAllRead: endpoint({
    method: 'PUT',
    path: '/system/notify-message/update-all-read',
    access: 'signed-in',
    input: z.object({}),
    inputIn: 'query',
    output: Done,
  }),
  /** The caller's newest unread messages. */
  getUnreadList: endpoint({
    method: 'GET',
    path: '/system/notify-message/get-unread-list',
    access: 'signed-in',
    input: z.object({
      size: z._default(
        queryInt.check(
          z.minimum(1, { error: '数量最小值为 1' }),
          z.maximum(MAX_PAGE_SIZE, { error: `数量最大值为 ${MAX_PAGE_SIZE}` }),
        ),
        10,
      ),
    }),
    output: z.array(NotifyMessage),
  }),
  getUnreadCount: endpoint({
    method: 'GET',
    path: '/system/notify-message/get-unread-count',
    access: 'signed-in',
    input: z.object({}),
    output: z.coerce.number(),
  }),
};
