import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ById, queryId } from '../wire/query.ts';
import { CommonStatus, Done, Id, Instant, optionalText, requiredId, requiredText } from '../wire/values.ts';

/** A way to pay that an application has (docs/protocol/pay.md §4). */
export const PayChannel = z.object({
  id: Id,
  appId: Id,
  /** `pay_channel_code` */
  code: z.string(),
  /** `common_status` */
  status: z.int(),
  /** In percent of what is paid. */
  feeRate: z.number(),
  remark: z.nullish(z.string()),
  /** A JSON object as text: what the provider of the channel has given, such as its keys. */
  config: z.string(),
  createTime: Instant,
});
export type PayChannel = z.infer<typeof PayChannel>;

const feeRate = z
  .number({ error: '渠道费率不能为空' })
  .check(z.minimum(0, { error: '渠道费率不能小于 0' }), z.maximum(100, { error: '渠道费率不能大于 100' }));

const config = requiredText('渠道配置', 8192).check(z.refine(isJsonObject, { error: '渠道配置应为 JSON 对象' }));

function isJsonObject(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}

const draft = z.object({
  appId: requiredId('应用编号'),
  code: requiredText('渠道编码', 32),
  status: CommonStatus,
  feeRate,
  remark: optionalText('备注', 255),
  config,
});

export const payChannel = {
  /** The codes of the channels by which the application takes payments now, in no order. */
  enabledCodes: endpoint({
    method: 'GET',
    path: '/pay/channel/get-enable-code-list',
    access: 'signed-in',
    input: z.object({ appId: queryId }),
    output: z.array(z.string()),
  }),
  /** Null where the application has no such channel. Secrets of its configuration read as `KEPT_SECRET`. */
  get: endpoint({
    method: 'GET',
    path: '/pay/channel/get',
    access: { permission: 'pay:channel:query' },
    input: z.object({ appId: queryId, code: z.string() }),
    output: z.nullable(PayChannel),
  }),
  create: endpoint({
    method: 'POST',
    path: '/pay/channel/create',
    access: { permission: 'pay:channel:create' },
    input: draft,
    output: Id,
  }),
  /** Only our server has it, which says so by `channel-update` among the offers of the page of applications. */
  update: endpoint({
    method: 'PUT',
    path: '/pay/channel/update',
    access: { permission: 'pay:channel:update' },
    input: z.object({
      id: requiredId('渠道编号'),
      status: CommonStatus,
      feeRate,
      remark: optionalText('备注', 255),
      config,
    }),
    output: Done,
  }),
  /** Only our server has it, as `update`. */
  delete: endpoint({
    method: 'DELETE',
    path: '/pay/channel/delete',
    access: { permission: 'pay:channel:delete' },
    input: ById,
    output: Done,
  }),
};
