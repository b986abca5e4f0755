import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dictType } from '@zhilv/contract/system';
import { preparedData, startProduct } from '../product/product.ts';
import { accessToken, callApi, PASSWORD } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('what was acknowledged before the process was killed is there after the next start', async () => {
  test.setTimeout(180_000);
  const dataDirectory = preparedData();
  const mark = randomUUID().slice(0, 8);
  const acknowledged: string[] = [];

  const killed = await startProduct({ dataDirectory });
  const writer = await accessToken(killed.url, 'admin');
  const writing = (async () => {
    for (let index = 0; ; index += 1) {
      const type = `kill_${mark}_${index}`;
      await callApi(killed.url, dictType.create, { name: type, type, status: 0 }, writer);
      acknowledged.push(type);
      if (index === 40) void killed.kill();
    }
  })();
  await expect(writing).rejects.toThrow(/fetch failed|other side closed/);

  const product = await startProduct({ dataDirectory });
  const token = await accessToken(product.url, 'admin');
  const kept: string[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { list } = await callApi(product.url, dictType.page, { pageNo, pageSize: 100, type: `kill_${mark}` }, token);
    if (list.length === 0) break;
    kept.push(...list.map(({ type }) => type));
  }
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  await product.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

test('an answer under way when the process is told to end is still sent, and the process ends in good order', async () => {
  // A product takes long to start on a busy machine.
  test.setTimeout(120_000);
  const product = await startProduct();
  const { hostname, port } = new URL(product.url);
  const body = JSON.stringify({ username: 'admin', password: PASSWORD });
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
  socket.write(
    `POST /admin-api/system/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\ntenant-id: 1\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server has begun with the request as soon as it asks for the rest of it.
  await expect.poll(() => answer).toContain('100 Continue');

  const stopped = product.stop();
  await expect
    .poll(() =>
      fetch(product.url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  socket.write(body);
  await stopped;

  expect(answer).toContain('"accessToken"');
});
