import { drawnProcess } from '@zhilv/testing/bpm/drawn-process';
import { startTestModels, type TestModel, type TestModels } from '@zhilv/testing/bpm/start-test-models';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let office: TestModels;
beforeAll(async () => {
  office = await startTestModels();
});
afterAll(() => office.app.database.close());

const change = (model: TestModel, fields: object) => office.made('PUT', '/bpm/model/update', { id: model.id, ...fields });

/** Makes a model that can be deployed but for its diagram. */
const drawn = (content: string) => async (): Promise<string> => {
  const model = await office.ready();
  await change(model, { bpmnXml: drawnProcess(model.key, model.name, content) });
  return model.id;
};

const flow = (id: string, sourceRef: string, targetRef: string, condition = '') =>
  `<bpmn2:sequenceFlow id="${id}" sourceRef="${sourceRef}" targetRef="${targetRef}">${condition}</bpmn2:sequenceFlow>`;

describe('a model cannot be deployed', () => {
  it.each<readonly [what: string, id: () => Promise<string>, code: number, msg: string]>([
    ['that there is not', async () => 'nope', 1_009_002_001, '流程模型不存在'],
    ['without a diagram', async () => (await office.model()).id, 1_009_002_001, '流程模型不存在'],
    [
      'without a form',
      async () => (await office.ready({ formType: null })).id,
      1_009_002_003,
      '部署流程失败，原因：流程表单未配置，请点击【修改流程】按钮进行配置',
    ],
    [
      'with a kind of form that nobody knows',
      async () => (await office.ready({ formType: 30 })).id,
      1_009_002_003,
      '部署流程失败，原因：流程表单未配置，请点击【修改流程】按钮进行配置',
    ],
    ['without a form of its kind', async () => (await office.ready({ formId: null })).id, 1_009_010_000, '动态表单不存在'],
    ['with a form that is gone', withDeletedForm, 1_009_010_000, '动态表单不存在'],
    [
      'with a user task that nobody gets',
      drawn('<bpmn2:startEvent id="s" /><bpmn2:userTask id="other" name="复核" />'),
      1_009_002_004,
      '部署流程失败，原因：用户任务(复核)未配置分配规则，请点击【修改流程】按钮进行配置',
    ],
    [
      'with a user task without a name that nobody gets',
      drawn('<bpmn2:startEvent id="s" /><bpmn2:subProcess id="sub"><bpmn2:userTask id="inner" /></bpmn2:subProcess>'),
      1_009_002_004,
      '部署流程失败，原因：用户任务(inner)未配置分配规则，请点击【修改流程】按钮进行配置',
    ],
    [
      'with a form without fields',
      async () => (await office.ready({ formId: await office.form([]) })).id,
      400,
      '请求参数不正确:流程表单信息不全',
    ],
    [
      'without the pages of the business',
      async () => (await office.ready({ formType: 20, formId: null, formCustomCreatePath: '/a' })).id,
      400,
      '请求参数不正确:业务表单信息不全',
    ],
    ['without a category', async () => (await office.ready({ category: null })).id, 400, '请求参数不正确:流程分类不能为空'],
    [
      'with text for a diagram',
      async () => (await office.ready({ bpmnXml: '<not-bpmn' })).id,
      400,
      '请求参数不正确:流程图不是有效的 XML',
    ],
    [
      'with other XML for a diagram',
      async () => (await office.ready({ bpmnXml: '<svg/>' })).id,
      400,
      '请求参数不正确:流程图不是 BPMN 2.0 流程图',
    ],
  ])('%s', async (_what, id, code, msg) => {
    expect(await office.deploy(await id())).toEqual(refusal(code, msg));
  });

  it('with the diagram of another process', async () => {
    const model = await office.ready();

    await change(model, { bpmnXml: drawnProcess('other_id', model.name) });
    expect(await office.deploy(model.id)).toEqual(
      refusal(1_009_003_000, `流程定义的标识期望是(${model.key})，当前是(other_id)，请修改 BPMN 流程图`),
    );

    await change(model, { bpmnXml: drawnProcess(model.key, '别的名字') });
    expect(await office.deploy(model.id)).toEqual(
      refusal(1_009_003_001, `流程定义的名字期望是(${model.name})，当前是(别的名字)，请修改 BPMN 流程图`),
    );
  });

  it('twice without a change', async () => {
    const model = await office.ready();
    await office.made('POST', `/bpm/model/deploy?id=${model.id}`);

    expect(await office.deploy(model.id)).toEqual(refusal(1_009_003_005, '流程定义部署失败，原因：信息未发生变化'));
  });

  it('by who may not', async () => {
    const model = await office.ready();
    const { accessToken: token } = await office.app.signIn('guest', SEEDED_PASSWORD);

    for (const [method, path, body] of [
      ['POST', `/bpm/model/deploy?id=${model.id}`, undefined],
      ['PUT', '/bpm/model/update-state', { id: model.id, state: 2 }],
      ['GET', '/bpm/process-definition/page', undefined],
      ['GET', '/bpm/process-definition/list', undefined],
      ['GET', '/bpm/process-definition/get-bpmn-xml?id=x', undefined],
    ] as const)
      expect(await office.app.answer(method, path, { token, body })).toEqual(refusal(403, '没有该操作权限'));
    expect((await office.rowOf(model)).processDefinition).toBeNull();
  });
});

/** The interpreter's own tests have the rest. */
describe('a diagram that cannot run is refused with the element', () => {
  it.each([
    [
      'and the place in a condition',
      `<bpmn2:startEvent id="s" /><bpmn2:exclusiveGateway id="gate" /><bpmn2:endEvent id="e" />${flow('f1', 's', 'gate')}${flow(
        'f2',
        'gate',
        'e',
        '<bpmn2:conditionExpression>${day &gt;}</bpmn2:conditionExpression>',
      )}`,
      /元素「f2」：.*第 8 个字符/,
    ],
    ['that leads nowhere', `<bpmn2:startEvent id="s" />${flow('f1', 's', 'gone')}`, /元素「f1」：.*gone/],
    [
      'whose id is longer than what is kept of it',
      `<bpmn2:startEvent id="s" /><bpmn2:endEvent id="e" />${flow('f'.repeat(256), 's', 'e')}`,
      /元素「f{256}」：元素的编号超过 255 个字符/,
    ],
    ['that has no start', '<bpmn2:endEvent id="e" />', /元素「trial_\d+」：.*开始/],
    [
      'that nobody can start',
      '<bpmn2:startEvent id="s"><bpmn2:timerEventDefinition><bpmn2:timeDuration>PT1H</bpmn2:timeDuration></bpmn2:timerEventDefinition></bpmn2:startEvent>',
      /元素「s」：.*没有人可以发起/,
    ],
  ])('%s', async (_what, content, words) => {
    const answer = await office.deploy(await drawn(content)());

    expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(/^请求参数不正确:/) });
    expect(answer.msg).toMatch(words);
  });

  it('of many the first ones, and how many there are', async () => {
    const flows = Array.from({ length: 40 }, (_, index) => flow(`f${index}`, 's', `gone${index}`)).join('');

    const { msg } = await office.deploy(await drawn(`<bpmn2:startEvent id="s" />${flows}`)());

    expect(msg).toMatch(/「f4」.*；共 40 处$/);
    expect(msg).not.toContain('「f5」');
  });
});

describe('the checks come in their order', () => {
  it('as a real back end makes them', async () => {
    const formId = await office.form([]);
    const model = await office.ready({ formType: null, category: '1', bpmnXml: drawnProcess('other', '别的', '') });
    const code = async () => (await office.deploy(model.id)).code;

    expect(await code()).toBe(1_009_002_003);
    await change(model, { formType: 10, formId, bpmnXml: drawnProcess('other', '别的', '<bpmn2:userTask id="t" />') });
    expect(await code()).toBe(1_009_002_004);
    await change(model, { bpmnXml: drawnProcess('other', '别的') });
    expect(await code()).toBe(400);
    await change(model, { formId: await office.form() });
    expect(await code()).toBe(1_009_003_000);
    await change(model, { bpmnXml: drawnProcess(model.key, '别的') });
    expect(await code()).toBe(1_009_003_001);
    await change(model, { bpmnXml: drawnProcess(model.key, model.name) });
    expect(await code()).toBe(0);
    await office.made('PUT', '/bpm/form/update', { id: formId, name: '空', status: 0, conf: '{}', fields: [] });
    expect(await code()).toBe(1_009_003_005);
  });
});

async function withDeletedForm(): Promise<string> {
  const formId = await office.form();
  const model = await office.ready({ formId });
  await office.made('DELETE', `/bpm/form/delete?id=${formId}`);
  return model.id;
}
