import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { pageQuery, queryInt } from '../wire/query.ts';
import { Id, Instant, pageOf } from '../wire/values.ts';

/** What a definition keeps of the form of its process. `formConf` and `formFields` are null where that is a page of the business. */
export const definitionForm = {
  /** One of `FORM_TYPE`. */
  formType: z.nullish(z.int()),
  formId: z.nullish(Id),
  /** One JSON text, copied from the form when the model was deployed. */
  formConf: z.nullish(z.string()),
  /** One JSON text for each item of the form. */
  formFields: z.nullish(z.array(z.string())),
  formCustomCreatePath: z.nullish(z.string()),
  formCustomViewPath: z.nullish(z.string()),
};

/** One version of a process that was deployed, and can be started while it is active (docs/protocol/bpm.md §5). */
export const ProcessDefinition = z.object({
  /** `key:version:uuid` */
  id: z.string(),
  version: z.int(),
  name: z.nullish(z.string()),
  description: z.nullish(z.string()),
  /** A value of the dictionary `bpm_model_category`. */
  category: z.nullish(z.string()),
  ...definitionForm,
  /** One of `SUSPENSION_STATE`. */
  suspensionState: z.int(),
});
export type ProcessDefinition = z.infer<typeof ProcessDefinition>;

/** A definition in a page, which also says when it was deployed. */
export const ProcessDefinitionRow = z.extend(ProcessDefinition, {
  formName: z.nullish(z.string()),
  deploymentTime: z.nullish(Instant),
});
export type ProcessDefinitionRow = z.infer<typeof ProcessDefinitionRow>;

const access = { permission: 'bpm:process-definition:query' };

/** Definitions, which deploying a model makes. */
export const processDefinition = {
  /** The highest version first. */
  page: endpoint({
    method: 'GET',
    path: '/bpm/process-definition/page',
    access,
    input: pageQuery({ key: z.optional(z.string()) }),
    output: pageOf(ProcessDefinitionRow),
  }),
  /** All of them, by key and then by version. */
  list: endpoint({
    method: 'GET',
    path: '/bpm/process-definition/list',
    access,
    input: z.object({ suspensionState: z.optional(queryInt) }),
    output: z.array(ProcessDefinition),
  }),
  /**
   * The XML of a definition. A real back end writes it anew: without the prefix `bpmn2:` and without `incoming` and `outgoing`, so
   * readers go by namespace and local name and take flows from their ends.
   */
  getBpmnXml: endpoint({
    method: 'GET',
    path: '/bpm/process-definition/get-bpmn-xml',
    access,
    input: z.object({ id: z.string() }),
    output: z.string(),
  }),
};
