import { drawnProcess } from '@zhilv/testing/bpm/drawn-process';
import { startTestModels, type TestModel, type TestModels } from '@zhilv/testing/bpm/start-test-models';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let office: TestModels;
beforeAll(async () => {
  office = await startTestModels();
});
afterAll(() => office.app.database.close());

const change = (model: TestModel, fields: object) => office.made('PUT', '/bpm/model/update', { id: model.id, ...fields });
const setState = (model: TestModel, state: unknown) => office.answer('PUT', '/bpm/model/update-state', { id: model.id, state });
const rulesOf = (definitionId: string) => office.made('GET', `/bpm/task-assign-rule/list?processDefinitionId=${definitionId}`);

async function deployed(): Promise<TestModel> {
  const model = await office.ready();
  expect(await office.deploy(model.id)).toEqual({ code: 0, data: true, msg: '' });
  return model;
}

/** The versions of a model, the newest first, and which of them can be started. */
const versionsOf = async (model: TestModel) =>
  (await office.definitionsOf(model)).map(({ version, suspensionState }) => [version, suspensionState]);

describe('a model is deployed', () => {
  it('with its form and its rules, which then change without it', async () => {
    const formId = await office.form(['{"__vModel__":"day"}']);
    const model = await office.ready({ formId, description: '一次审批', category: '2' });

    await office.made('POST', `/bpm/model/deploy?id=${model.id}`);
    await office.made('PUT', '/bpm/form/update', { id: formId, name: '改名', status: 0, conf: '{}', fields: ['{}'] });

    const [definition, ...others] = await office.definitionsOf(model);
    expect(others).toEqual([]);
    expect(definition).toEqual({
      id: expect.stringMatching(new RegExp(`^${model.key}:1:[0-9a-f-]{36}$`)),
      version: 1,
      name: model.name,
      description: '一次审批',
      category: '2',
      formType: 10,
      formId,
      formName: '改名',
      formConf: '{"size":"medium"}',
      formFields: ['{"__vModel__":"day"}'],
      formCustomCreatePath: null,
      formCustomViewPath: null,
      suspensionState: 1,
      deploymentTime: office.app.clock.now,
    });
    expect(await rulesOf(definition?.id ?? '')).toMatchObject([
      {
        modelId: model.id,
        processDefinitionId: definition?.id,
        taskDefinitionKey: 'approve',
        taskDefinitionName: '审批',
        type: 30,
      },
    ]);
  });

  it('with the pages of the business in place of a form', async () => {
    const paths = { formCustomCreatePath: '/bpm/oa/leave/create', formCustomViewPath: 'bpm/oa/leave/detail' };
    const model = await office.ready({ formType: 20, formId: null, ...paths });

    expect(await office.deploy(model.id)).toMatchObject({ code: 0 });

    const [definition] = await office.definitionsOf(model);
    expect(definition).toMatchObject({ formType: 20, formName: null, formConf: null, formFields: null, ...paths });
  });

  it('while somebody edits it, who can save what was meanwhile deployed', async () => {
    const model = await office.ready();
    const { revision } = (await office.made('GET', `/bpm/model/get?id=${model.id}`)) as { revision: number };
    office.app.clock.now += 1000;

    await office.made('POST', `/bpm/model/deploy?id=${model.id}`);
    await change(model, { description: '后来保存', revision });

    expect((await office.definitionsOf(model)).map(({ description }) => description)).toEqual([null]);
    expect(await office.rowOf(model)).toMatchObject({ description: '后来保存', processDefinition: { version: 1 } });
  });

  it('and is listed with what can be started of it', async () => {
    const model = await office.ready();
    expect(await office.rowOf(model)).toMatchObject({ formName: '试用表单', processDefinition: null });

    await office.made('POST', `/bpm/model/deploy?id=${model.id}`);

    const [definition] = await office.definitionsOf(model);
    const { id, version, deploymentTime, suspensionState } = definition ?? {};
    expect((await office.rowOf(model)).processDefinition).toEqual({ id, version, deploymentTime, suspensionState });
  });

  it.each([
    ['the name', { name: '新的名字' }],
    ['the description', { description: '另一种描述' }],
    ['the category', { category: '2' }],
    ['the diagram', {}],
  ])('again when %s has changed, which suspends the version before', async (_what, fields) => {
    const model = await deployed();
    const name = 'name' in fields ? fields.name : model.name;
    const bpmnXml = drawnProcess(model.key, name).replace('审批', '复审');

    await change(model, { ...fields, bpmnXml });

    expect(await office.deploy(model.id)).toMatchObject({ code: 0 });
    expect(await versionsOf(model)).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect((await office.rowOf(model)).processDefinition).toMatchObject({ version: 2, suspensionState: 1 });
  });

  it('again when somebody else has its tasks, and the former version keeps its own', async () => {
    const model = await deployed();
    const [rule] = (await office.made('GET', `/bpm/task-assign-rule/list?modelId=${model.id}`)) as { id: number }[];

    await office.made('PUT', '/bpm/task-assign-rule/update', { id: rule?.id, type: 30, options: [2, 1] });
    expect(await office.deploy(model.id)).toMatchObject({ code: 0 });
    await office.made('PUT', '/bpm/task-assign-rule/update', { id: rule?.id, type: 30, options: [1, 2] });
    expect(await office.deploy(model.id)).toMatchObject({ code: 1_009_003_005 });

    const [second, first] = await office.definitionsOf(model);
    expect(await rulesOf(second?.id ?? '')).toMatchObject([{ options: [2, 1] }]);
    expect(await rulesOf(first?.id ?? '')).toMatchObject([{ options: [1] }]);
  });

  it('again when its form has changed', async () => {
    const formId = await office.form();
    const model = await office.ready({ formId });
    await office.made('POST', `/bpm/model/deploy?id=${model.id}`);

    const fields = ['{"__vModel__":"reason"}', '{"__vModel__":"day"}'];
    await office.made('PUT', '/bpm/form/update', { id: formId, name: '试用表单', status: 0, conf: '{"size":"medium"}', fields });

    expect(await office.deploy(model.id)).toMatchObject({ code: 0 });
    expect((await office.definitionsOf(model)).map(({ formFields }) => formFields?.length)).toEqual([2, 1]);
  });
});

describe('of several at once', () => {
  it('one deploys, and the others find nothing changed', async () => {
    const model = await office.ready();

    const answers = await Promise.all([1, 2, 3].map(() => office.deploy(model.id)));

    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1_009_003_005, 1_009_003_005]);
    expect(await versionsOf(model)).toEqual([[1, 1]]);
  });

  it('who deploys and who changes the model agree on what was deployed', async () => {
    const model = await deployed();

    for (let version = 2; version < 5; version += 1) {
      const bpmnXml = drawnProcess(model.key, model.name).replace('审批', `审批 ${version}`);
      await Promise.all([office.deploy(model.id), change(model, { bpmnXml }), office.deploy(model.id)]);
      await office.deploy(model.id);

      expect((await versionsOf(model))[0]).toEqual([version, 1]);
    }
    expect(await versionsOf(model)).toEqual([
      [4, 1],
      [3, 2],
      [2, 2],
      [1, 2],
    ]);
  });

  it('who deploys and who deletes the model leave nothing that can be started', async () => {
    const model = await office.ready();

    const [deployment, deletion] = await Promise.all([
      office.deploy(model.id),
      office.answer('DELETE', `/bpm/model/delete?id=${model.id}`),
    ]);

    expect(deletion).toMatchObject({ code: 0 });
    expect([0, 1_009_002_001]).toContain(deployment.code);
    expect(await versionsOf(model)).toEqual(deployment.code === 0 ? [[1, 2]] : []);
  });
});

describe('what can be started of a model', () => {
  it('is suspended and activated, also when it is so already', async () => {
    const model = await deployed();

    for (const [state, shown] of [
      [2, 2],
      [2, 2],
      [1, 1],
      [1, 1],
    ]) {
      expect(await setState(model, state)).toEqual({ code: 0, data: true, msg: '' });
      expect((await office.rowOf(model)).processDefinition).toMatchObject({ suspensionState: shown });
    }
  });

  it('is the newest version alone', async () => {
    const model = await deployed();
    await change(model, { description: '第二版' });
    await office.deploy(model.id);

    await setState(model, 2);
    await setState(model, 1);

    expect(await versionsOf(model)).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('is nothing before it was deployed', async () => {
    const model = await office.ready();

    expect(await setState(model, 2)).toEqual(refusal(1_009_003_002, '流程定义不存在'));
    expect(await setState({ ...model, id: 'nope' }, 2)).toEqual(refusal(1_009_002_001, '流程模型不存在'));
    expect(await setState(model, 9)).toMatchObject({ code: 400 });
  });

  it('is suspended when the model is deleted, and versions of the key count on', async () => {
    const model = await deployed();
    await office.made('DELETE', `/bpm/model/delete?id=${model.id}`);
    expect(await versionsOf(model)).toEqual([[1, 2]]);

    const { id } = { id: await office.made('POST', '/bpm/model/create', { key: model.key, name: model.name }) };
    const formId = await office.form();
    const bpmnXml = drawnProcess(model.key, model.name);
    await office.made('PUT', '/bpm/model/update', { id, category: '1', formType: 10, formId, bpmnXml });
    await office.made('POST', '/bpm/task-assign-rule/create', {
      modelId: id,
      taskDefinitionKey: 'approve',
      type: 30,
      options: [1],
    });

    expect((await office.rowOf(model)).processDefinition).toBeNull();
    expect(await office.deploy(String(id))).toMatchObject({ code: 0 });
    expect(await versionsOf(model)).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});
