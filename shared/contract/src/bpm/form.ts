import * as z from 'zod/mini';
import { undoEndpoints } from '../resource/undoEndpoints.ts';
import { crudEndpoints } from '../wire/crudEndpoints.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id, Instant, optionalText, requiredChoice, requiredText, Revision } from '../wire/values.ts';

/** A form that is filled in to start a process (docs/protocol/bpm.md §2). */
export const Form = z.object({
  id: Id,
  name: z.string(),
  /** `common_status` */
  status: z.int(),
  /** One JSON text: the settings of the whole form. */
  conf: z.string(),
  /** One JSON text for each item, in their order. */
  fields: z.array(z.string()),
  remark: z.nullish(z.string()),
  createTime: Instant,
  revision: z.optional(Revision),
});
export type Form = z.infer<typeof Form>;

/** A form as a selector shows it. */
export const FormName = z.object({ id: Id, name: z.string() });
export type FormName = z.infer<typeof FormName>;

/** Text that is a JSON object. A stock back end takes any text. */
const jsonObject = (label: string) =>
  requiredText(label).check(z.refine(isJsonObject, { error: `${label}应为 JSON 对象`, abort: true }));

/** The editor of a form fills this in. The back end checks that no two items have one field name, with its own code. */
export const FormDraft = z.object({
  name: requiredText('表单名称', 64),
  status: requiredChoice('表单状态', [0, 1]),
  conf: jsonObject('表单的配置'),
  /** There may be none, but a model with such a form cannot be deployed. */
  fields: z.array(jsonObject('表单项'), { error: '表单项的数组不能为空' }),
  remark: optionalText('备注', 255),
});
export type FormDraft = z.output<typeof FormDraft>;

/** Later back ends have the call under a path of its own; ours answers both (docs/protocol/README.md §0). */
const simpleList = (path: string) =>
  endpoint({ method: 'GET', path, access: 'signed-in', input: z.object({}), output: z.array(FormName) });

const path = '/bpm/form';

const calls = crudEndpoints({
  path,
  permission: 'bpm:form',
  record: Form,
  draft: FormDraft,
  filters: { name: z.optional(z.string()) },
  id: '表单编号',
});

/** Forms. Names may repeat, and a form that processes use can be deleted, for they keep a copy. */
export const form = {
  ...calls,
  ...undoEndpoints(path, calls),
  /** All of them, oldest first, to choose from. */
  listAllSimple: simpleList('/bpm/form/list-all-simple'),
  simpleList: simpleList('/bpm/form/simple-list'),
};

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
