import { OFFICE, startTestOffice, type TestOffice } from '@zhilv/testing/access/start-test-office';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { inArray } from 'drizzle-orm';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { menus } from '../../menu/menu.table.ts';
import { notifyMessages } from '../../notify/notifyMessage.table.ts';
import { roleMenus } from '../../role/role.table.ts';

/* The manager sees himself and the clerk, and neither the boss nor the keeper. */

const { manager, clerk, keeper, stranger } = OFFICE.users;
const PERMISSIONS = [
  'system:login-log:query',
  'system:login-log:export',
  'system:notify-message:query',
  'system:notify-template:send-notify',
];
const [TO_CLERK, TO_KEEPER, TO_MEMBER, TO_STRANGER] = [9001, 9002, 9003, 9004];

let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice();
  const { db } = office.app.database;
  const rows = await db.select({ id: menus.id }).from(menus).where(inArray(menus.permission, PERMISSIONS));
  await db.insert(roleMenus).values(rows.map(({ id }) => ({ roleId: OFFICE.roles.manager, menuId: id })));
  const message = { templateId: 1, templateCode: 'scope', templateNickname: '系统', templateContent: '您好', templateType: 2 };
  await db.insert(notifyMessages).values([
    { ...message, id: TO_CLERK, tenantId: 1, userId: clerk, userType: 2 },
    { ...message, id: TO_KEEPER, tenantId: 1, userId: keeper, userType: 2 },
    // Members have ids of their own.
    { ...message, id: TO_MEMBER, tenantId: 1, userId: clerk, userType: 1 },
    { ...message, id: TO_STRANGER, tenantId: OFFICE.tenant, userId: stranger, userType: 2 },
  ]);
});
afterAll(() => office.app.database.close());

const read = async (who: 'boss' | 'manager', path: string) => (await office.as(who)('GET', `/system${path}`)).data;
const listed = async (who: 'boss' | 'manager', path: string) =>
  (await read(who, path)) as { list: { id: number; username: string }[] };
const accounts = async (who: 'boss' | 'manager') =>
  new Set((await listed(who, '/login-log/page?pageNo=1&pageSize=100')).list.map(({ username }) => username));
const messages = async (who: 'boss' | 'manager') =>
  (await listed(who, '/notify-message/page?pageNo=1&pageSize=100&templateCode=scope')).list.map(({ id }) => id);

it('sign-ins are shown and exported of those alone whom one sees', async () => {
  expect(await accounts('boss')).toEqual(new Set(['boss', 'manager', 'clerk', 'keeper']));
  expect(await accounts('manager')).toEqual(new Set(['manager', 'clerk']));

  const { data } = await office.app.answer('POST', '/system/auth/login', {
    tenant: 1,
    body: { username: 'manager', password: TEST_PASSWORD },
  });
  const token = (data as { readonly accessToken: string }).accessToken;
  const file = await office.app.fetch('GET', '/system/login-log/export', { token });
  const exported = new Set<unknown>();
  for await (const { index, values } of streamXlsxRows(Buffer.from(await file.arrayBuffer())))
    if (index > 0) exported.add(values[1]);
  expect(exported).toEqual(new Set(['manager', 'clerk']));
});

it('messages are shown of those alone whom one sees, and to nobody of another tenant', async () => {
  expect(await messages('boss')).toEqual([TO_MEMBER, TO_KEEPER, TO_CLERK]);
  expect(await messages('manager')).toEqual([TO_CLERK]);
  expect(await read('manager', `/notify-message/get?id=${TO_CLERK}`)).toMatchObject({ userNickname: '店员' });
  for (const id of [TO_KEEPER, TO_MEMBER, TO_STRANGER]) expect(await read('manager', `/notify-message/get?id=${id}`)).toBeNull();
});

it('messages are sent to those alone whom one sees', async () => {
  const draft = { name: '问候', code: 'hello', type: 2, nickname: '系统', content: '您好', status: 0 };
  expect(await office.as('boss')('POST', '/system/notify-template/create', draft)).toMatchObject({ code: 0 });
  const send = (userId: number) =>
    office.as('manager')('POST', '/system/notify-template/send-notify', { userId, userType: 2, templateCode: 'hello' });
  const { db } = office.app.database;
  const before = await db.$count(notifyMessages);

  for (const userId of [keeper, stranger]) expect(await send(userId)).toMatchObject({ code: 1002003003 });
  expect(await db.$count(notifyMessages)).toBe(before);
  for (const userId of [clerk, manager]) expect(await send(userId)).toMatchObject({ code: 0 });
});
