import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { pageQuery } from '../wire/query.ts';
import {
  Done,
  Id,
  Instant,
  maxMegabytes,
  optionalText,
  pageOf,
  requiredChoice,
  requiredFile,
  requiredText,
  Revision,
} from '../wire/values.ts';
import { SUSPENSION_STATE } from './processStates.ts';

/**
 * A diagram as the console draws it and the back end takes it. It is neither large nor has it declarations of its own
 * (docs/threats.md §5).
 */
export const BpmnXml = z.string().check(
  maxMegabytes('流程图', 5),
  z.refine((xml) => !/<!(?:DOCTYPE|ENTITY)/i.test(xml), { error: '流程图不能含有 DOCTYPE 或 ENTITY 声明' }),
);

const formTypeError = '表单类型应为 0 到 32767 的整数';

/** The fields that a list and a single record of a process model share (docs/protocol/bpm.md §3). */
const modelFields = {
  /** Text, not a number. */
  id: z.string(),
  /** The process id in the XML; fixed once the model exists. */
  key: z.string(),
  name: z.nullish(z.string()),
  description: z.nullish(z.string()),
  /** A value of the dictionary `bpm_model_category`. */
  category: z.nullish(z.string()),
  /** 10 a form drawn in the console, 20 a page of the business (`bpm_model_form_type`). */
  formType: z.nullish(z.int()),
  formId: z.nullish(Id),
  formCustomCreatePath: z.nullish(z.string()),
  formCustomViewPath: z.nullish(z.string()),
  createTime: Instant,
};

/** A process model with its diagram; `bpmnXml` is null before the first save. */
export const Model = z.object({ ...modelFields, bpmnXml: z.nullish(z.string()), revision: z.optional(Revision) });
export type Model = z.infer<typeof Model>;

/** A process model in a list: without the diagram, with what is deployed of it (null until deployed). */
export const ModelRow = z.object({
  ...modelFields,
  formName: z.nullish(z.string()),
  processDefinition: z.nullish(
    z.object({
      id: z.string(),
      version: z.int(),
      deploymentTime: z.nullish(Instant),
      /** 1 active, 2 suspended. */
      suspensionState: z.nullish(z.int()),
    }),
  ),
});
export type ModelRow = z.infer<typeof ModelRow>;

/** The editor of a new model fills this in. The back end checks the form of `key`, with its own code. */
export const ModelDraft = z.object({
  key: requiredText('流程标识', 64),
  name: requiredText('流程名称', 64),
  description: optionalText('流程描述', 255),
});
export type ModelDraft = z.infer<typeof ModelDraft>;

/** A process may have these keys, because they become XML ids. */
export const processKeyPattern = /^[a-zA-Z_][-_.0-9a-zA-Z$]*$/;

const modelId = z.string({ error: '编号不能为空' }).check(z.minLength(1, { error: '编号不能为空' }));

/**
 * A change of a model. Always send the whole record: a stock back end empties the name, category and form fields
 * that are left out (docs/protocol/bpm.md §3). Only `bpmnXml` may be missing; the stored diagram then stays.
 */
export const ModelChange = z.object({
  id: modelId,
  name: z.optional(requiredText('流程名称', 64)),
  description: optionalText('流程描述', 255),
  category: optionalText('流程分类', 64),
  bpmnXml: z.optional(z.nullable(BpmnXml)),
  formType: z.optional(
    z.nullable(
      z.int({ error: formTypeError }).check(z.minimum(0, { error: formTypeError }), z.maximum(32767, { error: formTypeError })),
    ),
  ),
  formId: z.optional(z.nullable(Id)),
  formCustomCreatePath: optionalText('自定义提交路径', 255),
  formCustomViewPath: optionalText('自定义查看路径', 255),
  /** Refused with `CHANGED_MEANWHILE` when the model has another revision than the one that is given. */
  revision: z.optional(Revision),
});
export type ModelChange = z.infer<typeof ModelChange>;

const ByModelId = z.object({ id: z.string() });

/** Process models, from which definitions are deployed. */
export const model = {
  page: endpoint({
    method: 'GET',
    path: '/bpm/model/page',
    access: { permission: 'bpm:model:query' },
    input: pageQuery({
      key: z.optional(z.string()),
      name: z.optional(z.string()),
      category: z.optional(z.string()),
    }),
    output: pageOf(ModelRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/bpm/model/get',
    access: { permission: 'bpm:model:query' },
    input: ByModelId,
    output: z.nullable(Model),
  }),
  create: endpoint({
    method: 'POST',
    path: '/bpm/model/create',
    access: { permission: 'bpm:model:create' },
    input: ModelDraft,
    output: z.string(),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/bpm/model/update',
    access: { permission: 'bpm:model:update' },
    input: ModelChange,
    output: Done,
    carries: 'diagram',
  }),
  /** Makes a model of a file with a diagram, and answers its id. */
  import: endpoint({
    method: 'POST',
    path: '/bpm/model/import',
    access: { permission: 'bpm:model:import' },
    input: z.extend(ModelDraft, { bpmnFile: requiredFile('BPMN 文件') }),
    inputIn: 'multipart',
    output: z.string(),
  }),
  /** Makes a definition of the model as it is now, with the next version, and suspends the one before. */
  deploy: endpoint({
    method: 'POST',
    path: '/bpm/model/deploy',
    access: { permission: 'bpm:model:deploy' },
    input: ByModelId,
    inputIn: 'query',
    output: Done,
  }),
  /** Activates or suspends the definition that was deployed last. */
  updateState: endpoint({
    method: 'PUT',
    path: '/bpm/model/update-state',
    access: { permission: 'bpm:model:update' },
    input: z.object({ id: modelId, state: requiredChoice('状态', Object.values(SUSPENSION_STATE)) }),
    output: Done,
  }),
  /** Suspends the definition that was deployed last, too. */
  delete: endpoint({
    method: 'DELETE',
    path: '/bpm/model/delete',
    access: { permission: 'bpm:model:delete' },
    input: ByModelId,
    output: Done,
  }),
};

/**
 * `model.get` that reads a model as it is listed, without its diagram. That has up to 5 MB: who edits everything else neither sends it
 * back nor changes it.
 */
export const getListedModel = {
  ...model.get,
  output: z.nullable(z.object({ ...modelFields, revision: z.optional(Revision) })),
};
