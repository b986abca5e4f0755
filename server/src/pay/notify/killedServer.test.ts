import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '@zhilv/testing/process/start-server-process';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/openDatabase.ts';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-pay-kill-'));
let running: ChildProcess | undefined;
const told: ServerResponse[] = [];
let heard = (): void => {};
const application = createServer((_, answer) => {
  told.push(answer);
  heard();
});
afterAll(() => {
  running?.kill('SIGKILL');
  application.closeAllConnections();
  application.close();
  rmSync(directory, { recursive: true, force: true });
});

async function startServer(): Promise<{ readonly child: ChildProcess; readonly api: string }> {
  const { child, url } = await startServerProcess(directory);
  running = child;
  return { child, api: `${url}/admin-api` };
}

async function ask<Data>(address: string, token?: string, body?: unknown, method = 'POST'): Promise<Data> {
  const answer = await fetch(address, {
    headers: { 'tenant-id': '1', 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { method, body: JSON.stringify(body) }),
  });
  const { code, data, msg } = (await answer.json()) as { code: number; data: Data; msg: string };
  if (code !== 0) throw new Error(`${address}: ${msg}`);
  return data;
}

/** Does something with the rows while no server has them. */
async function meanwhile(query: ReturnType<typeof sql>): Promise<void> {
  const database = await openDatabase({ dataDirectory: directory });
  await database.db.execute(query);
  await database.close();
}

const nextTold = (): Promise<void> =>
  new Promise((resolve) => {
    heard = resolve;
  });

it('a server that is killed while it tells an application is followed by one that tells it, and that closes what expired meanwhile', async () => {
  application.listen(0, '127.0.0.1');
  await once(application, 'listening');
  const { port } = application.address() as AddressInfo;
  const first = await startServer();
  const sample = async (api: string, token: string) => {
    await ask(`${api}/pay/demo-order/create`, token, { spuId: 1 });
    const { list } = await ask<{ list: { payOrderId: number }[] }>(`${api}/pay/demo-order/page`, token);
    return list[0]?.payOrderId ?? 0;
  };
  const { accessToken: token } = await ask<{ accessToken: string }>(`${first.api}/system/auth/login`, undefined, {
    username: 'admin',
    password: SEEDED_PASSWORD,
  });
  const url = `http://127.0.0.1:${port}/`;
  const change = { id: 7, name: '示例应用', status: 0, orderNotifyUrl: url, refundNotifyUrl: url };
  await ask(`${first.api}/pay/app/update`, token, change, 'PUT');
  const unpaid = await sample(first.api, token);
  const paid = await sample(first.api, token);

  const telling = nextTold();
  await ask(`${first.api}/pay/order/submit`, token, { id: paid, channelCode: 'mock' });
  await telling;
  const ended = once(first.child, 'exit');
  first.child.kill('SIGKILL');
  await ended;
  // The time of the killed server is over, and so is that of the order.
  await meanwhile(sql`update pay_notify_task set next_notify_time = now() where data_id = ${paid} and type = 1`);
  await meanwhile(sql`update pay_order set expire_time = now() where id = ${unpaid}`);

  const tellingAgain = nextTold();
  const second = await startServer();
  await tellingAgain;
  told.at(-1)?.end('{"code":0}');

  const notice = async () => {
    const { list } = await ask<{ list: { status: number; notifyTimes: number }[] }>(
      `${second.api}/pay/notify/page?type=1&dataId=${paid}`,
      token,
    );
    return list.map(({ status, notifyTimes }) => ({ status, notifyTimes }));
  };
  await expect.poll(notice).toEqual([{ status: 10, notifyTimes: 1 }]);
  await expect
    .poll(async () => (await ask<{ status: number }>(`${second.api}/pay/order/get?id=${unpaid}`, token)).status)
    .toBe(30);
  expect(told).toHaveLength(2);
}, 60_000);
