import { expect, it } from 'vitest';
import * as field from './fields.ts';
import { type DraftOf, type RecordOf, resource } from './resource.ts';

const fields = {
  name: field.requiredText('姓名', 10, { worded: '名称', fixed: true }),
  level: field.dict('级别', 'member_level', { initial: 1 }),
  seen: field.readOnly(field.number('次数')),
};
const member = resource({
  name: '会员',
  path: '/member',
  permission: 'member',
  fields,
  filters: ['name', 'createTime'],
  codes: { missing: 1, taken: { name: 2 } },
  export: {},
});

const rest = { level: 1, seen: 0, createTime: 0 };

it('gives the calls of a list and an editor, each with the permission that its name ends in', () => {
  const { page, get, create, update, delete: remove, export: exported } = member;

  expect([page, get, create, update, remove, exported].map(({ method, path, access }) => [method, path, access])).toEqual([
    ['GET', '/member/page', { permission: 'member:query' }],
    ['GET', '/member/get', { permission: 'member:query' }],
    ['POST', '/member/create', { permission: 'member:create' }],
    ['PUT', '/member/update', { permission: 'member:update' }],
    ['DELETE', '/member/delete', { permission: 'member:delete' }],
    ['GET', '/member/export', { permission: 'member:export' }],
  ]);
});

it('has a record of its fields, with id and time', () => {
  const page = member.page.output.parse({ list: [{ id: 1, name: '甲', ...rest, secret: 1 }], total: 1 });

  expect(page.list).toEqual([{ id: 1, name: '甲', ...rest }]);
  expect(member.get.output.safeParse({ id: 1, ...rest }).success).toBe(false);
});

it('has a draft of what is filled in, which refuses in the words of the back end', () => {
  expect(member.create.input.parse({ name: '甲', level: 1, seen: 5 })).toEqual({ name: '甲', level: 1 });
  expect(member.create.input.safeParse({ name: '', level: 1 }).error?.issues[0]?.message).toBe('名称不能为空');
  expect(member.update.input.safeParse({ name: '甲', level: 1 }).error?.issues[0]?.message).toBe('会员编号不能为空');
});

it('narrows a list by its filters and by nothing else', () => {
  const asked = { name: '甲', level: 1, createTime: ['2026-01-01 00:00:00', ''] };

  expect(member.page.input.parse(asked)).toEqual({ name: '甲', createTime: asked.createTime, pageNo: 1, pageSize: 10 });
});

// The compiler checks the rest; at run time there is nothing to see.

export const record: RecordOf<typeof member> = { id: '9007199254740993', name: '甲', level: 1, seen: 1, createTime: 0 };
export const draft: DraftOf<typeof member> = { name: '甲', level: 1 };

export const notFilledIn: DraftOf<typeof member> = {
  ...draft,
  // @ts-expect-error the back end counts
  seen: 1,
};

const declaration = { name: '会员', path: '/member', permission: 'member', fields };

export const misspeltFilter = () =>
  resource({
    ...declaration,
    // @ts-expect-error there is no such field
    filters: ['nmae'],
    codes: { missing: 1 },
  });

export const misspeltCode = () =>
  resource({
    ...declaration,
    filters: [],
    codes: {
      missing: 1,
      // @ts-expect-error there is no such field
      taken: { nmae: 2 },
    },
  });
