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

/** A draft refers to records that have to be there, which `plantRows` makes, to addresses, or to times. */
const REFERENCES: Readonly<Record<string, object>> = {
  字典数据: { dictType: 'planted' },
  支付应用: { orderNotifyUrl: 'https://sample.example/paid', refundNotifyUrl: 'https://sample.example/refunded' },
  自提门店: { openingTime: '09:00', closingTime: '21:30' },
};

/** These answer a draft of a name that is taken with the record that has it (docs/protocol/product.md). */
const SAME_ONE_AGAIN = new Set(['商品属性', '属性值']);

/** Their lists begin with the oldest record; all others with the newest. */
const OLDEST_FIRST = new Set(['字典数据', '参数配置', '快递公司']);

/** These fields of a draft make something else than the record, such as the account of a tenant's administrator. */
const NOT_KEPT: Readonly<Record<string, readonly string[]>> = { 租户: ['username', 'password'] };

const keptOf = ({ name }: ResourceDeclaration, draft: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => NOT_KEPT[name]?.includes(field) !== true));

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

/** The text by which people look for a record first, and which it has to have. */
function searchedText(declared: ResourceDeclaration): string {
  const isSearched = (field: string) => isText(declared, field) && wordsOfAbsence(declared, field) !== undefined;
  const found = declared.filters.find(isSearched);
  if (found === undefined) throw new Error(`No text is a filter of ${declared.name}.`);
  return found;
}

/** Says that a field is missing; undefined for one that may be. */
const wordsOfAbsence = ({ fields }: ResourceDeclaration, field: string): string | undefined =>
  fields[field]?.draft?.safeParse('').error?.issues[0]?.message;

const isText = ({ fields }: ResourceDeclaration, field: string): boolean =>
  ['text', 'code', 'longText'].includes(fields[field]?.kind ?? '');

it('there are resources to look at', () => expect(resources.length).toBeGreaterThan(4));

describe.each(resources)('%s', (name, declared) => {
  it('is created, read back, changed and deleted', async () => {
    const draft = newDraft(declared);
    const created = await answer(declared.create, draft);
    const id = created.data as Id;

    expect(await answer(declared.get, { id })).toMatchObject({
      code: 0,
      data: { id, ...keptOf(declared, draft), createTime: app.clock.now },
    });

    const fixed = Object.fromEntries(Object.entries(draft).filter(([field]) => declared.fields[field]?.fixed));
    const change = { ...keptOf(declared, newDraft(declared)), id };
    expect(await answer(declared.update, change)).toEqual({ code: 0, data: true, msg: '' });
    expect(await answer(declared.get, { id })).toMatchObject({ data: { ...change, ...fixed } });

    expect(await answer(declared.delete, { id })).toEqual({ code: 0, data: true, msg: '' });
    expect(await answer(declared.get, { id })).toEqual({ code: 0, data: null, msg: '' });
    for (const gone of [await answer(declared.delete, { id }), await answer(declared.update, change)])
      expect(gone).toMatchObject({ code: declared.codes.missing });
  });

  it('is refused without a text that it has to have, in the words of that', async () => {
    const absences = Object.keys(declared.fields).flatMap((field) => {
      const words = isText(declared, field) ? wordsOfAbsence(declared, field) : undefined;
      return words === undefined ? [] : [{ field, words }];
    });
    expect(absences.map(({ field }) => field)).toContain(searchedText(declared));

    for (const { field, words } of absences) {
      expect(words).toMatch(/不能为空$/);
      const refusal = { code: 400, data: null, msg: `请求参数不正确:${words}` };
      expect(await answer(declared.create, { ...newDraft(declared), [field]: '' })).toEqual(refusal);
    }
  });

  it('is found by a part of its text, and no other is; lists have an order', async () => {
    const text = searchedText(declared);
    const mark = `found_${String(newDraft(declared)[text])}`;
    const create = (end: string) => answer(declared.create, { ...newDraft(declared), [text]: `${mark}_${end}` });
    const [{ data: first }, { data: second }] = [await create('a'), await create('b')];

    const { data } = await answer(declared.page, { [text]: mark });

    const ids = (data as { list: readonly { id: Id }[] }).list.map(({ id }) => id);
    expect(ids).toEqual(OLDEST_FIRST.has(name) ? [first, second] : [second, first]);
    expect(data).toMatchObject({ total: 2 });
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
