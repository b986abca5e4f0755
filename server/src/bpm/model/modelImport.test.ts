import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { forms } from '../form/form.table.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('bpmstaff', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/bpm/model${path}`, { token, body });

const XML = '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><process id="p" name="理赔" /></definitions>';

type Content = string | Uint8Array<ArrayBuffer>;

function formOf(key: string, content: Content | null, change: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ key, name: '导入的流程', ...change })) form.set(name, value);
  if (content !== null) form.set('bpmnFile', new File([content], '流程.bpmn', { type: 'application/xml' }));
  return form;
}

const imported = (...form: Parameters<typeof formOf>) => answer('POST', '/import', formOf(...form));

describe('a file with a diagram', () => {
  it('becomes a model, with the XML as it is', async () => {
    const { code, data: id } = await imported('imported', `\uFEFF${XML}`, { description: '自别处' });

    expect(code).toBe(0);
    expect((await answer('GET', `/get?id=${String(id)}`)).data).toMatchObject({
      key: 'imported',
      name: '导入的流程',
      description: '自别处',
      category: null,
      formType: null,
      bpmnXml: XML,
    });
  });

  it('needs a key that nothing has and that XML can have', async () => {
    expect(await imported('oa_leave', XML)).toEqual(refusal(1009002000, '已经存在流程标识为【oa_leave】的流程'));
    expect(await imported('1 bad', XML)).toMatchObject({ code: 1009002002 });
    expect(await imported('', XML)).toEqual(refusal(400, '请求参数不正确:流程标识不能为空'));
  });

  it.each<[string, Content | null, string]>([
    ['no file', null, 'BPMN 文件不能为空'],
    ['an empty file', '', '流程图不是有效的 XML'],
    ['a text', '流程图', '流程图不是有效的 XML'],
    ['other XML', '<definitions/>', '文件中的 XML 不是 BPMN 流程图'],
    ['text that is not UTF-8', new Uint8Array([0xc1, 0xf7]), 'BPMN 文件应为 UTF-8 编码的文本'],
    ['a declaration', `<!DOCTYPE a [<!ENTITY b "c">]>${XML}`, '流程图不能含有 DOCTYPE 或 ENTITY 声明'],
    ['more than 5 MB', `${XML}${' '.repeat(5 * 1024 * 1024)}`, '流程图不能超过 5 MB'],
  ])('is refused when it is %s', async (_what, content, why) => {
    expect(await imported('refused', content)).toEqual(refusal(400, `请求参数不正确:${why}`));
  });

  it('is taken from who may import only', async () => {
    const guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;

    expect(await app.answer('POST', '/bpm/model/import', { token: guest, body: formOf('x', XML) })).toEqual(
      refusal(403, '没有该操作权限'),
    );
  });
});

it('a list of models names the form that each has, while it is there', async () => {
  await app.database.db.insert(forms).values([
    { id: 7, tenantId: 1, name: '请假单', conf: '{}' },
    { id: 8, tenantId: 1, name: '作废单', conf: '{}', deleted: true },
  ]);
  const named = async (key: string, formId: number) => {
    const { data: id } = await answer('POST', '/create', { key, name: '有表单的' });
    await answer('PUT', '/update', { id, formType: 10, formId });
    const { data } = await answer('GET', `/page?key=${key}`);
    return (data as { list: { formName: string | null }[] }).list[0]?.formName;
  };

  expect(await named('with_form', 7)).toBe('请假单');
  expect(await named('without_form', 8)).toBeNull();
});
