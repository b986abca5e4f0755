import type { ProcessDefinition, ProcessDefinitionRow } from '@zhilv/contract/bpm';
import { startTestModels, type TestModel, type TestModels } from '@zhilv/testing/bpm/start-test-models';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processDefinitions } from '../process/rows/processDefinition.table.ts';

let office: TestModels;
let twice: TestModel;
let once: TestModel;
beforeAll(async () => {
  office = await startTestModels();
  twice = await deployed();
  await office.made('PUT', '/bpm/model/update', { id: twice.id, description: '第二版' });
  await office.made('POST', `/bpm/model/deploy?id=${twice.id}`);
  once = await deployed();
});
afterAll(() => office.app.database.close());

async function deployed(): Promise<TestModel> {
  const model = await office.ready();
  await office.made('POST', `/bpm/model/deploy?id=${model.id}`);
  return model;
}

const own = (rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => id.split(':').slice(0, 2).join(':')).filter((name) => name.startsWith('trial_'));
const list = async (query = '') => (await office.made('GET', `/bpm/process-definition/list${query}`)) as ProcessDefinition[];

describe('definitions', () => {
  it('are listed by key and version, all of them or those of a state', async () => {
    expect(own(await list())).toEqual([`${twice.key}:1`, `${twice.key}:2`, `${once.key}:1`]);
    expect(own(await list('?suspensionState=1'))).toEqual([`${twice.key}:2`, `${once.key}:1`]);
    expect(own(await list('?suspensionState=2'))).toEqual([`${twice.key}:1`]);
    expect(await list('?suspensionState=9')).toEqual([]);
  });

  it('are paged, the highest version first, with what their forms are called now', async () => {
    const page = (await office.made('GET', '/bpm/process-definition/page?pageSize=100')) as { list: ProcessDefinitionRow[] };

    expect(own(page.list)).toEqual([`${twice.key}:2`, `${twice.key}:1`, `${once.key}:1`]);
    expect(page.list.filter(({ id }) => id.startsWith('trial_')).map(({ formName }) => formName)).toEqual([
      '试用表单',
      '试用表单',
      '试用表单',
    ]);
    const [newest] = await office.definitionsOf(once);
    await office.made('DELETE', `/bpm/form/delete?id=${newest?.formId}`);
    expect(await office.definitionsOf(once)).toMatchObject([{ formName: null, formFields: ['{"__vModel__":"reason"}'] }]);
  });

  it('give their XML as engines write it', async () => {
    const [definition] = await office.definitionsOf(once);

    const xml = await office.made('GET', `/bpm/process-definition/get-bpmn-xml?id=${definition?.id}`);

    expect(xml).toContain(`<process id="${once.key}" name="${once.name}" isExecutable="true">`);
    expect(xml).not.toContain('bpmn2:');
    expect(await office.answer('GET', '/bpm/process-definition/get-bpmn-xml?id=a:1:b')).toEqual(
      refusal(1_009_003_002, '流程定义不存在'),
    );
  });

  it('of another tenant are not there', async () => {
    const [definition] = await office.app.database.db.select().from(processDefinitions).limit(1);
    if (definition === undefined) throw new Error('There is no definition.');
    const id = 'foreign:1:x';
    await office.app.database.db.insert(processDefinitions).values({ ...definition, id, key: 'foreign', tenantId: 2 });

    expect((await list()).map((row) => row.id)).not.toContain(id);
    expect(await office.answer('GET', `/bpm/process-definition/get-bpmn-xml?id=${id}`)).toMatchObject({ code: 1_009_003_002 });
  });
});
