import type { Id } from '@zhilv/contract';
import type { ModelRow, ProcessDefinitionRow } from '@zhilv/contract/bpm';
import { SEEDED_PASSWORD } from '@zhilv/server/database';
import { startTestApp, type TestApp } from '../server/startTestApp.ts';
import { drawnProcess } from './drawnProcess.ts';

interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly msg: string;
}

/** A model that a test made. */
export interface TestModel {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

/** The models of a new installation, with what tests do to them. Close the database of its app. */
export interface TestModels {
  readonly app: TestApp;
  /** Calls as who works with models. */
  readonly answer: (method: string, path: string, body?: object) => Promise<Envelope>;
  /** Does the same, and gives the data. @throws Error when it is refused */
  readonly made: (method: string, path: string, body?: object) => Promise<unknown>;
  /** Makes a form. @param fields JSON texts; left out, it has one */
  readonly form: (fields?: readonly string[]) => Promise<Id>;
  /** Makes a model without a diagram and without a form. */
  readonly model: () => Promise<TestModel>;
  /** Makes a model that can be deployed, and changes it. A user has the task `approve` of its diagram, unless it has another one. */
  readonly ready: (change?: object) => Promise<TestModel>;
  readonly deploy: (id: string) => Promise<Envelope>;
  readonly rowOf: (model: TestModel) => Promise<ModelRow>;
  /** The definitions of a model, the newest first. */
  readonly definitionsOf: (model: TestModel) => Promise<readonly ProcessDefinitionRow[]>;
}

let serial = 0;

/** For tests of processes: the demonstration's staff, and what a test makes of models. */
export async function startTestModels(): Promise<TestModels> {
  const app = await startTestApp();
  const token = (await app.signIn('bpmstaff', SEEDED_PASSWORD)).accessToken;
  const answer: TestModels['answer'] = (method, path, body) => app.answer(method, path, { token, body });

  const made: TestModels['made'] = async (method, path, body) => {
    const { code, data, msg } = await answer(method, path, body);
    if (code !== 0) throw new Error(`${method} ${path} was refused: ${code} ${msg}`);
    return data;
  };

  const form: TestModels['form'] = async (fields = ['{"__vModel__":"reason"}']) =>
    (await made('POST', '/bpm/form/create', { name: '试用表单', status: 0, conf: '{"size":"medium"}', fields })) as Id;

  const model: TestModels['model'] = async () => {
    serial += 1;
    const draft = { key: `trial_${serial}`, name: `试用流程 ${serial}` };
    return { ...draft, id: (await made('POST', '/bpm/model/create', draft)) as string };
  };

  const ready: TestModels['ready'] = async (change = {}) => {
    const own = await model();
    const bpmnXml = drawnProcess(own.key, own.name);
    const whole = { id: own.id, category: '1', formType: 10, formId: await form(), bpmnXml, ...change };
    await made('PUT', '/bpm/model/update', whole);
    await made('POST', '/bpm/task-assign-rule/create', { modelId: own.id, taskDefinitionKey: 'approve', type: 30, options: [1] });
    return own;
  };

  const listOf = async <Row>(path: string) => ((await made('GET', path)) as { list: readonly Row[] }).list;

  const rowOf: TestModels['rowOf'] = async ({ key }) => {
    const [row] = await listOf<ModelRow>(`/bpm/model/page?key=${key}`);
    if (row === undefined) throw new Error(`There is no model ${key}.`);
    return row;
  };

  return {
    app,
    answer,
    made,
    form,
    model,
    ready,
    rowOf,
    deploy: (id) => answer('POST', `/bpm/model/deploy?id=${id}`),
    definitionsOf: ({ key }) => listOf(`/bpm/process-definition/page?key=${key}`),
  };
}
