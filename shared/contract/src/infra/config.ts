import * as z from 'zod/mini';
import { crudEndpoints } from '../crudEndpoints.ts';
import { endpoint } from '../endpoint.ts';
import { queryInt, queryRange } from '../query.ts';
import { givenText, Id, Instant, optionalText, requiredBoolean, requiredText } from '../values.ts';

/** A setting of the installation (contract infra.md §1). */
export const Config = z.object({
  id: Id,
  category: z.string(),
  name: z.string(),
  key: z.string(),
  value: z.string(),
  /** Whether every signed-in user may read it by its key. */
  visible: z.boolean(),
  /** 1 built in, which nobody may delete; 2 made by people (`infra_config_type`). */
  type: z.int(),
  remark: z.nullish(z.string()),
  createTime: Instant,
});
export type Config = z.infer<typeof Config>;

/** What an editor fills in; `key` is fixed once the row exists: an update ignores another one. */
export const ConfigDraft = z.object({
  category: requiredText('参数分组', 50),
  name: requiredText('参数名称', 100),
  key: requiredText('参数键名', 100, '参数键名长度不能为空'),
  value: givenText('参数键值', 500),
  visible: requiredBoolean('是否可见'),
  remark: optionalText('备注', 500),
});
export type ConfigDraft = z.infer<typeof ConfigDraft>;

/** Settings of the installation. */
export const config = {
  ...crudEndpoints({
    path: '/infra/config',
    permission: 'infra:config',
    record: Config,
    draft: ConfigDraft,
    id: '参数配置编号',
    filters: {
      name: z.optional(z.string()),
      key: z.optional(z.string()),
      type: z.optional(queryInt),
      createTime: z.optional(queryRange),
    },
    export: {},
  }),
  /** The value of a visible setting; null when there is none of the key. */
  getValueByKey: endpoint({
    method: 'GET',
    path: '/infra/config/get-value-by-key',
    access: 'signed-in',
    input: z.object({ key: z.string() }),
    output: z.nullable(z.string()),
  }),
};
