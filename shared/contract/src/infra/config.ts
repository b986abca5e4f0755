import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import * as field from '../resource/fields.ts';
import { type RecordOf, resource } from '../resource/resource.ts';

/** Settings of the installation (docs/protocol/infra.md §1). Code names them by their key. */
export const config = {
  ...resource({
    name: '参数配置',
    path: '/infra/config',
    permission: 'infra:config',
    fields: {
      category: field.requiredText('参数分组', 50),
      name: field.requiredText('参数名称', 100),
      key: field.requiredText('参数键名', 100, { kind: 'code', fixed: true, absent: '参数键名长度不能为空' }),
      value: field.requiredText('参数键值', 500, { kind: 'longText' }),
      /** Whether every signed-in user may read it by its key. */
      visible: field.switchOf('是否可见', { initial: true }),
      /** 1 built in, which nobody may delete; 2 made by people. */
      type: field.readOnly(field.dict('参数类型', 'infra_config_type')),
      remark: field.longText('备注', 500),
    },
    filters: ['name', 'key', 'type', 'createTime'],
    codes: { missing: 1_001_000_001, taken: { key: 1_001_000_002 } },
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
export type Config = RecordOf<typeof config>;
