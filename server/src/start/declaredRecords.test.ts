import type { Id, Operation } from '@zhilv/contract';
import { declaredResources } from '@zhilv/contract/declared-operations';
import type { ResourceDeclaration } from '@zhilv/contract/resource';
import { plantRows } from '@zhilv/testing/server/plant-rows';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { validInput } from '@zhilv/testing/server/valid-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';

/*
 * Holds for every resource that the contract declares. One that keeps to the rules needs no edit here when it is added; those
 * that do not are named below.
 */

/** A draft refers to records that have to be there: `plantRows` makes them. */
const REFERENCES: Readonly<Record<string, object>> = { 字典数据: { dictType: 'planted' } };

/** These answer a draft of a name that is taken with the record that has it (docs/protocol/product.md). */
const SAME_ONE_AGAIN = new Set(['商品属性', '属性值']);

const resources = [...(await declaredResources()).values()].map((declared) => [declared.name, declared] as const);

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  await plantRows(app.database.db);
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

function answer({ method, path, inputIn }: Operation, input: object) {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]));
  return inputIn === 'query'
    ? app.answer(method, `${path}?${query.toString()}`, { token })
    : app.answer(method, path, { token, body: input });
}

let drafts = 0;
/** A draft whose texts no other draft has. */
function newDraft(declared: ResourceDeclaration): Record<string, unknown> {
  drafts += 1;
  const draft = Object.entries(validInput(declared.create.input) as object).map(([field, value]) => {
    return [field, isText(declared, field) ? `sample_${drafts}` : (value as unknown)] as const;
  });
  return { ...Object.fromEntries(draft), ...REFERENCES[declared.name] };
}

const isText = ({ fields }: ResourceDeclaration, field: string): boolean =>
  ['text', 'code', 'longText'].includes(fields[field]?.kind ?? '');

it('there are resources to look at', () => expect(resources.length).toBeGreaterThan(4));

describe.each(resources)('%s', (name, declared) => {
  it('is created, read back, listed, changed and deleted', async () => {
    const draft = newDraft(declared);
    const created = await answer(declared.create, draft);
    const id = created.data as Id;

    expect(await answer(declared.get, { id })).toMatchObject({ code: 0, data: { id, ...draft, createTime: app.clock.now } });
    const text = Object.keys(draft).find((field) => declared.filters.includes(field) && isText(declared, field));
    const { data: page } = await answer(declared.page, text === undefined ? {} : { [text]: draft[text] });
    expect((page as { list: readonly { id: Id }[] }).list.map((record) => record.id)).toContain(id);

    const fixed = Object.fromEntries(Object.entries(draft).filter(([field]) => declared.fields[field]?.fixed));
    const change = { ...newDraft(declared), id };
    expect(await answer(declared.update, change)).toEqual({ code: 0, data: true, msg: '' });
    expect(await answer(declared.get, { id })).toMatchObject({ data: { ...change, ...fixed } });

    expect(await answer(declared.delete, { id })).toEqual({ code: 0, data: true, msg: '' });
    expect(await answer(declared.get, { id })).toEqual({ code: 0, data: null, msg: '' });
    for (const gone of [await answer(declared.delete, { id }), await answer(declared.update, change)])
      expect(gone).toMatchObject({ code: declared.codes.missing });
  });

  it.each(Object.entries(declared.codes.taken ?? {}))('has a %s that no other has', async (field, code) => {
    const draft = newDraft(declared);
    await answer(declared.create, draft);

    const twin = { ...newDraft(declared), [field]: draft[field] };
    const { data: id } = await answer(declared.create, newDraft(declared));

    if (!SAME_ONE_AGAIN.has(name)) expect(await answer(declared.create, twin)).toMatchObject({ code });
    if (!declared.fields[field]?.fixed) expect(await answer(declared.update, { ...twin, id })).toMatchObject({ code });
  });
});
