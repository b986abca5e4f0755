import { fieldTexts } from './fieldTexts.ts';
import { errorCodeOf } from './handlerFile.ts';
import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { screenNames } from './screenNames.ts';

/** What the server's answers are held to. */
export function handlerTestFile(screen: ScreenDescription): GeneratedFile {
  const { module, label, fields } = screen;
  const { one, path } = screenNames(screen);
  const [name, ...others] = fields;
  const values = others.map((field) => ({ name: field.name, values: fieldTexts(field, false).values }));
  const of = (which: 0 | 1) => values.map((value) => `${value.name}: ${value.values[which]}`).join(', ');
  return {
    path: `server/src/${module}/${one}.test.ts`,
    text: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app/startTestApp.ts';
import { seed } from '../seed/seed.ts';
import { SEEDED_PASSWORD } from '../system/passwordSeeded.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ fill: ({ db }) => seed(db) });
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, \`${path}/\${path}\`, { token, body });

const draft = { ${of(0)} };

describe('${label}', () => {
  it('is created, read back, changed and deleted', async () => {
    const { data: id } = await answer('POST', 'create', { ${name.name}: '第一个', ...draft });
    const created = await answer('GET', \`get?id=\${String(id)}\`);

    const change = { id, ${name.name}: '改了名', ${of(1)} };
    expect(await answer('PUT', 'update', change)).toEqual({ code: 0, data: true, msg: '' });
    const updated = await answer('GET', \`get?id=\${String(id)}\`);
    const deleted = await answer('DELETE', \`delete?id=\${String(id)}\`);

    expect(created.data).toEqual({ id, ${name.name}: '第一个', ...draft, createTime: app.clock.now });
    expect(updated.data).toEqual({ ...change, createTime: app.clock.now });
    expect(deleted.data).toBe(true);
    expect(await answer('GET', \`get?id=\${String(id)}\`)).toEqual({ code: 0, data: null, msg: '' });
    expect(await answer('DELETE', \`delete?id=\${String(id)}\`)).toMatchObject({ code: ${errorCodeOf(screen)} });
  });

  it('is refused without ${name.label}, or with that of another one', async () => {
    await answer('POST', 'create', { ${name.name}: '只有一个', ...draft });

    expect(await answer('POST', 'create', draft)).toMatchObject({ code: 400, msg: '请求参数不正确:${name.label}不能为空' });
    expect(await answer('POST', 'create', { ${name.name}: '只有一个', ...draft })).toMatchObject({ code: ${errorCodeOf(screen) + 1} });
  });

  it('is listed newest first and found by ${name.label}', async () => {
    await answer('POST', 'create', { ${name.name}: '早的 A', ...draft });
    await answer('POST', 'create', { ${name.name}: '晚的 A', ...draft });

    const { data } = await answer('GET', \`page?${name.name}=\${encodeURIComponent('的 A')}\`);

    expect(data).toMatchObject({ list: [{ ${name.name}: '晚的 A' }, { ${name.name}: '早的 A' }], total: 2 });
  });
});
`,
  };
}
