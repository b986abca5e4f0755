import * as z from 'zod/mini';
import * as field from '../resource/fields.ts';
import { resource } from '../resource/resource.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageQuery, queryInt, queryRange } from '../wire/query.ts';
import { CommonStatus, Done, pageOf, requiredId } from '../wire/values.ts';
import { calledAddress } from './payAddress.ts';

const calledBack = (label: string, worded: string) => ({
  ...field.requiredText(label, 1024, { kind: 'code', worded }),
  draft: calledAddress(worded),
});

const declared = resource({
  name: '支付应用',
  id: '应用编号',
  path: '/pay/app',
  permission: 'pay:app',
  fields: {
    name: field.requiredText('应用名', 64),
    status: field.status('开启状态'),
    orderNotifyUrl: calledBack('支付结果的回调地址', '支付结果的回调地址'),
    refundNotifyUrl: calledBack('退款结果的回调地址', '退款结果的回调地址'),
    remark: field.longText('备注', 255),
  },
  filters: ['name', 'status', 'createTime'],
  codes: { missing: 1_007_000_000 },
});

/** An application as the list of applications shows it: with the codes of the channels that it has, switched off or on. */
const ListedApp = z.extend(declared.record, { channelCodes: z.nullish(z.array(z.string())) });

/** The applications that take payments, such as the shop (docs/protocol/pay.md §4). */
export const payApp = {
  ...declared,
  page: endpoint({
    method: 'GET',
    path: '/pay/app/page',
    access: { permission: 'pay:app:query' },
    input: pageQuery({
      name: z.optional(z.string()),
      status: z.optional(queryInt),
      createTime: z.optional(queryRange),
    }),
    output: pageOf(ListedApp),
  }),
  /** All applications, oldest first, to choose from. */
  list: endpoint({
    method: 'GET',
    path: '/pay/app/list',
    access: { permission: 'pay:merchant:query' },
    input: z.object({}),
    output: z.array(declared.record),
  }),
  updateStatus: endpoint({
    method: 'PUT',
    path: '/pay/app/update-status',
    access: { permission: 'pay:app:update' },
    input: z.object({ id: requiredId('应用编号'), status: CommonStatus }),
    output: Done,
  }),
};
