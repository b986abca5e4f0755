import * as z from 'zod/mini';
import * as field from '../../resource/fields.ts';
import { type RecordOf, resource } from '../../resource/resource.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, requiredId, requiredInt, requiredText } from '../../wire/values.ts';

/** The places in a text, which the back end reads out of it. */
const params = {
  label: '参数',
  kind: 'longText' as const,
  stored: z.nullish(z.array(z.string())),
  draft: null,
  filter: z.string(),
};

/** The texts that messages are filled in from (docs/protocol/system.md §8.2). */
export const notifyTemplate = {
  ...resource({
    name: '站内信模板',
    path: '/system/notify-template',
    permission: 'system:notify-template',
    id: 'ID ',
    fields: {
      name: field.requiredText('模板名称', 63, { worded: '模版名称' }),
      code: field.requiredText('模板编码', 64, { kind: 'code', worded: '模版编码' }),
      type: field.dict('模板类型', 'system_notify_template_type', { worded: '模版类型', initial: 2 }),
      nickname: field.requiredText('发送人名称', 63),
      content: field.requiredText('模板内容', 1024, { kind: 'longText', worded: '模版内容' }),
      params,
      status: field.status(),
      remark: field.longText('备注', 255),
    },
    filters: ['name', 'code', 'type', 'status', 'createTime'],
    codes: { missing: 1_002_026_000, taken: { code: 1_002_026_001 } },
  }),
  /**
   * Sends one user the text of a template, filled in, and gives the message's id; null when the template is off.
   * Refused with `NOTIFY_REFUSALS`.
   */
  sendNotify: endpoint({
    method: 'POST',
    path: '/system/notify-template/send-notify',
    access: { permission: 'system:notify-template:send-notify' },
    input: z.object({
      userId: requiredId('用户 id '),
      /** `user_type` */
      userType: requiredInt('用户类型'),
      templateCode: requiredText('模板编码'),
      templateParams: z.nullish(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
    }),
    output: z.nullable(Id),
  }),
};
export type NotifyTemplate = RecordOf<typeof notifyTemplate>;

/** The codes by which sending is refused. */
export const NOTIFY_REFUSALS = { unknownTemplate: 1_002_008_001, missingParameter: 1_002_028_000 } as const;
