import { fillTestStaff } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshTokens } from '../../session/token.table.ts';
import { users } from '../user/user.table.ts';
import { admit } from './admit.ts';
import { LoginResult, LoginType } from './loginLog.ts';
import { loginLogs } from './loginLog.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
});
afterAll(() => app.database.close());

it.each([{ status: 1 }, { deleted: true }])(
  'begins no session of somebody who was shut out while the password was looked at: %o',
  async (change) => {
    const { database, settings, clock } = app;
    const { db } = database;
    const [asRead] = await db.select().from(users).where(eq(users.username, 'clerk'));
    if (asRead === undefined) throw new Error('The staff for tests has no clerk.');
    await db.update(users).set(change).where(eq(users.id, asRead.id));
    const request = { isHead: false, id: 'trace', address: '10.0.0.1', userAgent: '', headers: new Headers() };
    const now = () => clock.now;
    const call = { db, clock: now, steadyClock: now, settings, tenantId: 1, request, granted: { menus: [], permissions: [] } };

    const begun = admit(
      { ...call, wake: () => {}, menus: async () => [], dictLabels: async () => [] },
      asRead,
      LoginType.password,
    );

    await expect(begun).rejects.toMatchObject({ code: 1002000001 });
    expect(await db.$count(refreshTokens, eq(refreshTokens.userId, asRead.id))).toBe(0);
    const [log] = await db.select().from(loginLogs).where(eq(loginLogs.userId, asRead.id));
    expect(log?.result).toBe(LoginResult.disabled);
    await db.delete(loginLogs);
    await db.update(users).set({ status: 0, deleted: false }).where(eq(users.id, asRead.id));
  },
);
