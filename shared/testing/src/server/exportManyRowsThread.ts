import { parentPort, workerData } from 'node:worker_threads';
import { config } from '@zhilv/contract/infra';
import { implementations, readSettings } from '@zhilv/server/api';
import { sql } from 'drizzle-orm';
import { streamXlsxRows } from 'hucre/xlsx';
import { openTestDatabase } from './openTestDatabase.ts';

/* For tests: runs in a thread of its own, whose memory is limited, and tells what it found in an export of many rows. */

const count = Number(workerData);
const database = await openTestDatabase();
await database.db.execute(sql`
  insert into infra_config (id, category, name, key, value, visible)
  select n, 'many', '参数 ' || n, 'many.' || n, repeat(md5(n::text), 15), n % 2 = 0 from generate_series(1, ${count}) as n`);

const reply = await implementations
  .find(({ endpoint }) => endpoint === config.export)
  ?.handle({
    input: config.export.input.parse({}),
    user: {
      id: 1,
      tenantId: 1,
      username: 'a',
      nickname: 'a',
      deptId: null,
      avatar: null,
      email: null,
      roles: [],
      permissions: [],
      dataScope: { all: true, deptIds: [], ownDept: 'hidden' },
    },
    granted: { menus: [], permissions: [] },
    menus: async () => [],
    dictLabels: async () => [],
    tenantId: 1,
    db: database.db,
    clock: Date.now,
    steadyClock: Date.now,
    settings: readSettings({}).app,
    wake: () => {},
    request: { isHead: false, id: '', address: '', userAgent: '', headers: new Headers() },
  });
if (reply?.file === undefined) throw new Error('The export gave no file.');

let rows = -1;
let inOrder = true;
for await (const { values } of streamXlsxRows(reply.file.content)) {
  // The header comes first.
  if (rows >= 0) inOrder &&= values[0] === rows + 1;
  rows += 1;
}
await database.close();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage({ total: reply.file.headers?.['X-Total-Rows'], rows, inOrder });
